from typing import Literal, cast

GhostStoriesVillagerReturnedFamily = Literal[
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


def check_ghost_stories_villager_returned_family(
    value: str,
) -> GhostStoriesVillagerReturnedFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerReturnedFamily, value)
