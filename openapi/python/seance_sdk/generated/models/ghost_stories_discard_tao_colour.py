from typing import Literal, cast

GhostStoriesDiscardTaoColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_discard_tao_colour(value: str) -> GhostStoriesDiscardTaoColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesDiscardTaoColour, value)
