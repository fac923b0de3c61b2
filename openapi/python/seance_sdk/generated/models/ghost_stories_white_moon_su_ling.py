from typing import Literal, cast

GhostStoriesWhiteMoonSuLing = Literal[
    "blue.0",
    "blue.1",
    "blue.2",
    "green.0",
    "green.1",
    "green.2",
    "ondine",
    "red.0",
    "red.1",
    "red.2",
    "reserve",
    "yellow.0",
    "yellow.1",
    "yellow.2",
]


def check_ghost_stories_white_moon_su_ling(value: str) -> GhostStoriesWhiteMoonSuLing:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonSuLing, value)
