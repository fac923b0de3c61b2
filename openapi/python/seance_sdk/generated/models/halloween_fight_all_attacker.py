from typing import Literal, cast

HalloweenFightAllAttacker = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_all_attacker(value: str) -> HalloweenFightAllAttacker:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightAllAttacker, value)
