from typing import Literal, cast

GhostStoriesPowerBorrowedBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_power_borrowed_board(
    value: str,
) -> GhostStoriesPowerBorrowedBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPowerBorrowedBoard, value)
