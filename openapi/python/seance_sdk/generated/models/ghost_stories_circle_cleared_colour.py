from typing import Literal, cast

GhostStoriesCircleClearedColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_circle_cleared_colour(
    value: str,
) -> GhostStoriesCircleClearedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCircleClearedColour, value)
