from typing import Literal, cast

GhostStoriesClawTaoColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_claw_tao_colour(value: str) -> GhostStoriesClawTaoColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesClawTaoColour, value)
