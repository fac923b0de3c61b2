from typing import Literal, cast

HalloweenPumpkinPlacedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_pumpkin_placed_colour(value: str) -> HalloweenPumpkinPlacedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinPlacedColour, value)
