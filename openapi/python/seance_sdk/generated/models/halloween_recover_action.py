from typing import Literal, cast

HalloweenRecoverAction = Literal["fight", "haunt", "move", "scare", "summon", "upgrade"]


def check_halloween_recover_action(value: str) -> HalloweenRecoverAction:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenRecoverAction, value)
