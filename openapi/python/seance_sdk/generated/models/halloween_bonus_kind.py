from typing import Literal, cast

HalloweenBonusKind = Literal[
    "blue_token",
    "free_relocate",
    "free_rest",
    "free_summon",
    "green_token",
    "higher_die",
    "one_sp",
    "plus_three",
    "recover_three",
    "reroll",
    "two_scare",
    "yellow_token",
]


def check_halloween_bonus_kind(value: str) -> HalloweenBonusKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBonusKind, value)
