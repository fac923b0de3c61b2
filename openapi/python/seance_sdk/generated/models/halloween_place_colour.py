from typing import Literal, cast

HalloweenPlaceColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_place_colour(value: str) -> HalloweenPlaceColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPlaceColour, value)
