from typing import Literal, cast

GhostStoriesWhiteMoonShelterItem = Literal[
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


def check_ghost_stories_white_moon_shelter_item(
    value: str,
) -> GhostStoriesWhiteMoonShelterItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonShelterItem, value)
