from typing import Literal, cast

HalloweenGhostRemovedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghost_removed_colour(value: str) -> HalloweenGhostRemovedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostRemovedColour, value)
