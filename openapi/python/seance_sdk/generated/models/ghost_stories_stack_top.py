from typing import Literal, cast

GhostStoriesStackTop = Literal[
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


def check_ghost_stories_stack_top(value: str) -> GhostStoriesStackTop:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesStackTop, value)
