from typing import Literal, cast

HalloweenFightLostTarget = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_lost_target(value: str) -> HalloweenFightLostTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightLostTarget, value)
