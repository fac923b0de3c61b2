from typing import Literal, cast

GhostStoriesSpaceId = Literal[
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


def check_ghost_stories_space_id(value: str) -> GhostStoriesSpaceId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesSpaceId, value)
