from typing import Literal, cast

HalloweenRelocateColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_relocate_colour(value: str) -> HalloweenRelocateColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenRelocateColour, value)
