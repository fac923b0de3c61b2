from typing import Literal, cast

GhostStoriesBoardOverrunBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_board_overrun_board(
    value: str,
) -> GhostStoriesBoardOverrunBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBoardOverrunBoard, value)
