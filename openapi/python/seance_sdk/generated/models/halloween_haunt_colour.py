from typing import Literal, cast

HalloweenHauntColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_haunt_colour(value: str) -> HalloweenHauntColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenHauntColour, value)
