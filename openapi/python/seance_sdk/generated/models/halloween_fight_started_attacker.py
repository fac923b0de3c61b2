from typing import Literal, cast

HalloweenFightStartedAttacker = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_started_attacker(value: str) -> HalloweenFightStartedAttacker:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightStartedAttacker, value)
