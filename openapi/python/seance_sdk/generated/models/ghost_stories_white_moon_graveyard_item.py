from typing import Literal, cast

GhostStoriesWhiteMoonGraveyardItem = Literal[
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


def check_ghost_stories_white_moon_graveyard_item(
    value: str,
) -> GhostStoriesWhiteMoonGraveyardItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonGraveyardItem, value)
