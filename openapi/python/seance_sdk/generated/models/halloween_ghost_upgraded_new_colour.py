from typing import Literal, cast

HalloweenGhostUpgradedNewColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghost_upgraded_new_colour(
    value: str,
) -> HalloweenGhostUpgradedNewColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostUpgradedNewColour, value)
