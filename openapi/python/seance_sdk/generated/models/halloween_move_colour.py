from typing import Literal, cast

HalloweenMoveColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_move_colour(value: str) -> HalloweenMoveColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenMoveColour, value)
