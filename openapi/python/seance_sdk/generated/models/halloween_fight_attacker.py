from typing import Literal, cast

HalloweenFightAttacker = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_attacker(value: str) -> HalloweenFightAttacker:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightAttacker, value)
