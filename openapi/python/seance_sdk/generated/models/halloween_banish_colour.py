from typing import Literal, cast

HalloweenBanishColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_banish_colour(value: str) -> HalloweenBanishColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBanishColour, value)
