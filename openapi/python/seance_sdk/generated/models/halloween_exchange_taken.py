from typing import Literal, cast

HalloweenExchangeTaken = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_exchange_taken(value: str) -> HalloweenExchangeTaken:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenExchangeTaken, value)
