from typing import Literal, cast

GhostStoriesVillagerKilledTile = Literal[
    "buddhist_temple",
    "cemetery",
    "circle_of_prayer",
    "herbalist",
    "kung_fu_school",
    "night_watchman",
    "pavilion",
    "sorcerer",
    "taoist_altar",
    "tea_house",
]


def check_ghost_stories_villager_killed_tile(
    value: str,
) -> GhostStoriesVillagerKilledTile:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesVillagerKilledTile, value)
