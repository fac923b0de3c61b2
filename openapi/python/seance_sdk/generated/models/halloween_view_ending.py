from typing import Literal, cast

HalloweenViewEnding = Literal["cards", "pumpkins", "round_limit", "tokens"]


def check_halloween_view_ending(value: str) -> HalloweenViewEnding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenViewEnding, value)
