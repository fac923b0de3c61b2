from typing import Literal, cast

GhostStoriesTaoistDiedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_died_taoist(value: str) -> GhostStoriesTaoistDiedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistDiedTaoist, value)
