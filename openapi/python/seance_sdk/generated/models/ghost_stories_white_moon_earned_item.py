from typing import Literal, cast

GhostStoriesWhiteMoonEarnedItem = Literal[
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


def check_ghost_stories_white_moon_earned_item(
    value: str,
) -> GhostStoriesWhiteMoonEarnedItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonEarnedItem, value)
