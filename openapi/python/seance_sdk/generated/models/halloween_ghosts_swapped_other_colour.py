from typing import Literal, cast

HalloweenGhostsSwappedOtherColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghosts_swapped_other_colour(
    value: str,
) -> HalloweenGhostsSwappedOtherColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostsSwappedOtherColour, value)
