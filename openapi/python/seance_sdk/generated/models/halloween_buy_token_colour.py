from typing import Literal, cast

HalloweenBuyTokenColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_buy_token_colour(value: str) -> HalloweenBuyTokenColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBuyTokenColour, value)
