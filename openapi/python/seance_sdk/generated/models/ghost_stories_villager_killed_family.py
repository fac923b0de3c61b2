from typing import Literal, cast

GhostStoriesVillagerKilledFamily = Literal[
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


def check_ghost_stories_villager_killed_family(
    value: str,
) -> GhostStoriesVillagerKilledFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerKilledFamily, value)
