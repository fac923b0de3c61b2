from typing import Literal, cast

GhostStoriesVillagerCarriedFamily = Literal[
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


def check_ghost_stories_villager_carried_family(
    value: str,
) -> GhostStoriesVillagerCarriedFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerCarriedFamily, value)
