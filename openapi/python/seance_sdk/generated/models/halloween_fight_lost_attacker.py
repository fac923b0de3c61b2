from typing import Literal, cast

HalloweenFightLostAttacker = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_lost_attacker(value: str) -> HalloweenFightLostAttacker:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightLostAttacker, value)
