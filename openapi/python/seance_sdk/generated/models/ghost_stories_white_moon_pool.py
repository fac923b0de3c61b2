from typing import Literal, cast

GhostStoriesWhiteMoonPool = Literal["all", "new"]


def check_ghost_stories_white_moon_pool(value: str) -> GhostStoriesWhiteMoonPool:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonPool, value)
