from typing import Literal, cast

GhooostCardId = Literal[
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


def check_ghooost_card_id(value: str) -> GhooostCardId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostCardId, value)
