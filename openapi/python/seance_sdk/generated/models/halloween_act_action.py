from typing import Literal, cast

HalloweenActAction = Literal["fight", "haunt", "move", "scare", "summon", "upgrade"]


def check_halloween_act_action(value: str) -> HalloweenActAction:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenActAction, value)
