from typing import Literal, cast

HalloweenPumpkinTakenBackColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_pumpkin_taken_back_colour(
    value: str,
) -> HalloweenPumpkinTakenBackColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinTakenBackColour, value)
