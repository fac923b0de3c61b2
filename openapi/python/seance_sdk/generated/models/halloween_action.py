from typing import Literal, cast

HalloweenAction = Literal["fight", "haunt", "move", "scare", "summon", "upgrade"]


def check_halloween_action(value: str) -> HalloweenAction:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenAction, value)
