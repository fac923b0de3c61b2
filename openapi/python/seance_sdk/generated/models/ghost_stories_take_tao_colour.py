from typing import Literal, cast

GhostStoriesTakeTaoColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_take_tao_colour(value: str) -> GhostStoriesTakeTaoColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTakeTaoColour, value)
