from typing import Literal, cast

GhostStoriesSendTaoistTile = Literal[
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


def check_ghost_stories_send_taoist_tile(value: str) -> GhostStoriesSendTaoistTile:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesSendTaoistTile, value)
