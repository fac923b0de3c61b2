from typing import Literal, cast

GhostStoriesTaoLostColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_tao_lost_colour(value: str) -> GhostStoriesTaoLostColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoLostColour, value)
