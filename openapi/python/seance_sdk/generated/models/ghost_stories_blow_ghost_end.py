from typing import Literal, cast

GhostStoriesBlowGhostEnd = Literal[
    "blue.0",
    "blue.1",
    "blue.2",
    "green.0",
    "green.1",
    "green.2",
    "red.0",
    "red.1",
    "red.2",
    "yellow.0",
    "yellow.1",
    "yellow.2",
]


def check_ghost_stories_blow_ghost_end(value: str) -> GhostStoriesBlowGhostEnd:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBlowGhostEnd, value)
