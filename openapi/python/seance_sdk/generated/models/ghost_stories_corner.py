from typing import Literal, cast

GhostStoriesCorner = Literal["ne", "nw", "se", "sw"]


def check_ghost_stories_corner(value: str) -> GhostStoriesCorner:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCorner, value)
