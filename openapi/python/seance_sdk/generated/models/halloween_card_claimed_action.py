from typing import Literal, cast

HalloweenCardClaimedAction = Literal[
    "fight", "haunt", "move", "scare", "summon", "upgrade"
]


def check_halloween_card_claimed_action(value: str) -> HalloweenCardClaimedAction:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenCardClaimedAction, value)
