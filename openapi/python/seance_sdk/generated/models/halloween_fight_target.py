from typing import Literal, cast

HalloweenFightTarget = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_target(value: str) -> HalloweenFightTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightTarget, value)
