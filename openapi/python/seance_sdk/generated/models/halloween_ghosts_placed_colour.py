from typing import Literal, cast

HalloweenGhostsPlacedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_ghosts_placed_colour(value: str) -> HalloweenGhostsPlacedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostsPlacedColour, value)
