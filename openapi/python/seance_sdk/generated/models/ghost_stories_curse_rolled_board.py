from typing import Literal, cast

GhostStoriesCurseRolledBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_curse_rolled_board(value: str) -> GhostStoriesCurseRolledBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCurseRolledBoard, value)
