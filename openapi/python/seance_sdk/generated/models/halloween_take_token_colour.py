from typing import Literal, cast

HalloweenTakeTokenColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_take_token_colour(value: str) -> HalloweenTakeTokenColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenTakeTokenColour, value)
