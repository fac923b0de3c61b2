from typing import Literal, cast

HalloweenTokensPaidColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_tokens_paid_colour(value: str) -> HalloweenTokensPaidColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenTokensPaidColour, value)
