from typing import Literal, cast

GhostStoriesBringBackFamily = Literal[
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


def check_ghost_stories_bring_back_family(value: str) -> GhostStoriesBringBackFamily:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBringBackFamily, value)
