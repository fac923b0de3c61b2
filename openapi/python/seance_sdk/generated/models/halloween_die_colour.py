from typing import Literal, cast

HalloweenDieColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_die_colour(value: str) -> HalloweenDieColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenDieColour, value)
