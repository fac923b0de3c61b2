from typing import Literal, cast

GhostStoriesGiveTaoColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_give_tao_colour(value: str) -> GhostStoriesGiveTaoColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGiveTaoColour, value)
