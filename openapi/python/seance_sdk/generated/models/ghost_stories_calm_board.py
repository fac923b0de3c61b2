from typing import Literal, cast

GhostStoriesCalmBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_calm_board(value: str) -> GhostStoriesCalmBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCalmBoard, value)
