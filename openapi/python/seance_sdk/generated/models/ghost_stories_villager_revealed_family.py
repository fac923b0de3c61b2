from typing import Literal, cast

GhostStoriesVillagerRevealedFamily = Literal[
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


def check_ghost_stories_villager_revealed_family(
    value: str,
) -> GhostStoriesVillagerRevealedFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerRevealedFamily, value)
