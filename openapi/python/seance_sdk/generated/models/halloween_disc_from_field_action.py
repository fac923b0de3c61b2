from typing import Literal, cast

HalloweenDiscFromFieldAction = Literal[
    "fight", "haunt", "move", "scare", "summon", "upgrade"
]


def check_halloween_disc_from_field_action(value: str) -> HalloweenDiscFromFieldAction:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenDiscFromFieldAction, value)
