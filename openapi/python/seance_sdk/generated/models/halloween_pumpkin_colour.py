from typing import Literal, cast

HalloweenPumpkinColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_pumpkin_colour(value: str) -> HalloweenPumpkinColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinColour, value)
