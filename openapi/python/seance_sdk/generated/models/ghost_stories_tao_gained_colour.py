from typing import Literal, cast

GhostStoriesTaoGainedColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_tao_gained_colour(value: str) -> GhostStoriesTaoGainedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoGainedColour, value)
