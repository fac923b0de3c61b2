from typing import Literal, cast

HalloweenStripDiscsItem = Literal[
    "fight", "haunt", "move", "scare", "summon", "upgrade"
]


def check_halloween_strip_discs_item(value: str) -> HalloweenStripDiscsItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenStripDiscsItem, value)
