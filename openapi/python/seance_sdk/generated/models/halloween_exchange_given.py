from typing import Literal, cast

HalloweenExchangeGiven = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_exchange_given(value: str) -> HalloweenExchangeGiven:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenExchangeGiven, value)
