from typing import Literal, cast

GhostStoriesPurifyTile = Literal[
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


def check_ghost_stories_purify_tile(value: str) -> GhostStoriesPurifyTile:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPurifyTile, value)
