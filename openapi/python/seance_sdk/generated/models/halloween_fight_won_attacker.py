from typing import Literal, cast

HalloweenFightWonAttacker = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_won_attacker(value: str) -> HalloweenFightWonAttacker:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightWonAttacker, value)
