from typing import Literal, cast

GhostStoriesCircleSetColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_circle_set_colour(value: str) -> GhostStoriesCircleSetColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCircleSetColour, value)
