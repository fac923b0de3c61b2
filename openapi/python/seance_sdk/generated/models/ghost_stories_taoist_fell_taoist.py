from typing import Literal, cast

GhostStoriesTaoistFellTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_fell_taoist(value: str) -> GhostStoriesTaoistFellTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistFellTaoist, value)
