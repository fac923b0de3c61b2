from typing import Literal, cast

HalloweenSummonColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_summon_colour(value: str) -> HalloweenSummonColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSummonColour, value)
