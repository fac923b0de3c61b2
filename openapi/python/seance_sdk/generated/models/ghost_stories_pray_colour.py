from typing import Literal, cast

GhostStoriesPrayColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_pray_colour(value: str) -> GhostStoriesPrayColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPrayColour, value)
