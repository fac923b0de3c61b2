from typing import Literal, cast

HalloweenFightNextTarget = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_next_target(value: str) -> HalloweenFightNextTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightNextTarget, value)
