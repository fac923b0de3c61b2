from typing import Literal, cast

GhostStoriesBoardBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_board_board(value: str) -> GhostStoriesBoardBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBoardBoard, value)
