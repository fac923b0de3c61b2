from typing import Literal, cast

HalloweenFightWonTarget = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_fight_won_target(value: str) -> HalloweenFightWonTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightWonTarget, value)
