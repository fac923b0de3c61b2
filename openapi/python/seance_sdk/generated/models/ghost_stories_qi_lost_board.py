from typing import Literal, cast

GhostStoriesQiLostBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_qi_lost_board(value: str) -> GhostStoriesQiLostBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesQiLostBoard, value)
