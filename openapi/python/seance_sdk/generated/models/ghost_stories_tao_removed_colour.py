from typing import Literal, cast

GhostStoriesTaoRemovedColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_tao_removed_colour(value: str) -> GhostStoriesTaoRemovedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoRemovedColour, value)
