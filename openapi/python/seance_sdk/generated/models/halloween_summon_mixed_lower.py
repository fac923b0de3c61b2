from typing import Literal, cast

HalloweenSummonMixedLower = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_summon_mixed_lower(value: str) -> HalloweenSummonMixedLower:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSummonMixedLower, value)
