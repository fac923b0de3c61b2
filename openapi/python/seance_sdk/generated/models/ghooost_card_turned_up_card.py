from typing import Literal, cast

GhooostCardTurnedUpCard = Literal[
    "ghost_01",
    "ghost_02",
    "ghost_03",
    "ghost_04",
    "ghost_05",
    "ghost_06",
    "ghost_07",
    "ghost_08",
    "ghost_09",
    "ghost_10",
    "ghost_11",
    "ghost_12",
    "ghost_13",
    "ghost_14",
    "kitty",
    "miss_copy",
]


def check_ghooost_card_turned_up_card(value: str) -> GhooostCardTurnedUpCard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostCardTurnedUpCard, value)
