from typing import Literal, cast

HalloweenTakeBackColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_take_back_colour(value: str) -> HalloweenTakeBackColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenTakeBackColour, value)
