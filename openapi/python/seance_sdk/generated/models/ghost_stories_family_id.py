from typing import Literal, cast

GhostStoriesFamilyId = Literal[
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


def check_ghost_stories_family_id(value: str) -> GhostStoriesFamilyId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesFamilyId, value)
