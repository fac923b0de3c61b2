from typing import Literal, cast

GhostStoriesFillPocketsColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_fill_pockets_colour(
    value: str,
) -> GhostStoriesFillPocketsColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesFillPocketsColour, value)
