from typing import Literal, cast

GhostStoriesCurseSkippedBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_curse_skipped_board(
    value: str,
) -> GhostStoriesCurseSkippedBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCurseSkippedBoard, value)
