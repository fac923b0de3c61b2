from typing import Literal, cast

HalloweenPickColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_pick_colour(value: str) -> HalloweenPickColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPickColour, value)
