from typing import Literal, cast

HalloweenFightAllTarget = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_all_target(value: str) -> HalloweenFightAllTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightAllTarget, value)
