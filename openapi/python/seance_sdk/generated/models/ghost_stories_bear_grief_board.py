from typing import Literal, cast

GhostStoriesBearGriefBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_bear_grief_board(value: str) -> GhostStoriesBearGriefBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBearGriefBoard, value)
