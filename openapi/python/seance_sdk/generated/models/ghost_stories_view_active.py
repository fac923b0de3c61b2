from typing import Literal, cast

GhostStoriesViewActive = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_view_active(value: str) -> GhostStoriesViewActive:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewActive, value)
