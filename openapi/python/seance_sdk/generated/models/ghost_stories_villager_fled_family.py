from typing import Literal, cast

GhostStoriesVillagerFledFamily = Literal[
    "chang",
    "hua",
    "li",
    "long",
    "miao",
    "sheng",
    "sun",
    "teng",
    "weng",
    "wu",
    "xiang",
    "zhou",
]


def check_ghost_stories_villager_fled_family(
    value: str,
) -> GhostStoriesVillagerFledFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerFledFamily, value)
