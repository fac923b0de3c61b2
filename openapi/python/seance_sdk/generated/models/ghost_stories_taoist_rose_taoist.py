from typing import Literal, cast

GhostStoriesTaoistRoseTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_rose_taoist(value: str) -> GhostStoriesTaoistRoseTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistRoseTaoist, value)
