from typing import Literal, cast

GhostStoriesFamilySavedFamily = Literal[
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


def check_ghost_stories_family_saved_family(
    value: str,
) -> GhostStoriesFamilySavedFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesFamilySavedFamily, value)
