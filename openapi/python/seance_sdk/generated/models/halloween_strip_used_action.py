from typing import Literal, cast

HalloweenStripUsedAction = Literal[
    "fight", "haunt", "move", "scare", "summon", "upgrade"
]


def check_halloween_strip_used_action(value: str) -> HalloweenStripUsedAction:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenStripUsedAction, value)
