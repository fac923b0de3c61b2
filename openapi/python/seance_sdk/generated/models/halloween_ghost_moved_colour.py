from typing import Literal, cast

HalloweenGhostMovedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghost_moved_colour(value: str) -> HalloweenGhostMovedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostMovedColour, value)
