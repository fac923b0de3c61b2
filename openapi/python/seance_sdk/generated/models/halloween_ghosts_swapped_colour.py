from typing import Literal, cast

HalloweenGhostsSwappedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghosts_swapped_colour(value: str) -> HalloweenGhostsSwappedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostsSwappedColour, value)
