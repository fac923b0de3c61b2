from typing import Literal, cast

GhostStoriesVillagerRescuedFamily = Literal[
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


def check_ghost_stories_villager_rescued_family(
    value: str,
) -> GhostStoriesVillagerRescuedFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerRescuedFamily, value)
