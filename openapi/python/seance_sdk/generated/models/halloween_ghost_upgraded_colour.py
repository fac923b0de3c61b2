from typing import Literal, cast

HalloweenGhostUpgradedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghost_upgraded_colour(value: str) -> HalloweenGhostUpgradedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostUpgradedColour, value)
