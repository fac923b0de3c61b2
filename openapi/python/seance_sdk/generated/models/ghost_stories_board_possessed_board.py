from typing import Literal, cast

GhostStoriesBoardPossessedBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_board_possessed_board(
    value: str,
) -> GhostStoriesBoardPossessedBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBoardPossessedBoard, value)
