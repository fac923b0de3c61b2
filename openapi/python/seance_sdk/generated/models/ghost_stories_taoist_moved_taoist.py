from typing import Literal, cast

GhostStoriesTaoistMovedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_moved_taoist(
    value: str,
) -> GhostStoriesTaoistMovedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistMovedTaoist, value)
