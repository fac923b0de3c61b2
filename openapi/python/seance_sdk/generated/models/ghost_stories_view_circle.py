from typing import Literal, cast

GhostStoriesViewCircle = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_view_circle(value: str) -> GhostStoriesViewCircle:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewCircle, value)
