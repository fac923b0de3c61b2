from typing import Literal, cast

GhostStoriesTileId = Literal[
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


def check_ghost_stories_tile_id(value: str) -> GhostStoriesTileId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTileId, value)
