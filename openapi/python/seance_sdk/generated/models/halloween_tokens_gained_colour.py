from typing import Literal, cast

HalloweenTokensGainedColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_tokens_gained_colour(value: str) -> HalloweenTokensGainedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenTokensGainedColour, value)
