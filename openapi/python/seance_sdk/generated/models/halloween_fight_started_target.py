from typing import Literal, cast

HalloweenFightStartedTarget = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_started_target(value: str) -> HalloweenFightStartedTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightStartedTarget, value)
