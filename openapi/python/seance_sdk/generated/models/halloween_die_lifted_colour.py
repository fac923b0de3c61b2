from typing import Literal, cast

HalloweenDieLiftedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_die_lifted_colour(value: str) -> HalloweenDieLiftedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenDieLiftedColour, value)
