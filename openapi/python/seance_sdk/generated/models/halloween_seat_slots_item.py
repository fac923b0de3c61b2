from typing import Literal, cast

HalloweenSeatSlotsItem = Literal[
    "blocked",
    "blue_token",
    "free",
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


def check_halloween_seat_slots_item(value: str) -> HalloweenSeatSlotsItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSeatSlotsItem, value)
