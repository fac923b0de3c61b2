from typing import Literal, cast

HalloweenSummonMixedHigher = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_summon_mixed_higher(value: str) -> HalloweenSummonMixedHigher:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSummonMixedHigher, value)
