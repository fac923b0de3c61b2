from typing import Literal, cast

GhostStoriesWhiteMoonCalls = Literal["beckoned", "come", "quiet"]


def check_ghost_stories_white_moon_calls(value: str) -> GhostStoriesWhiteMoonCalls:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonCalls, value)
