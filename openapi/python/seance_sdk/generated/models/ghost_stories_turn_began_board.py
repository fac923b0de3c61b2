from typing import Literal, cast

GhostStoriesTurnBeganBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_turn_began_board(value: str) -> GhostStoriesTurnBeganBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTurnBeganBoard, value)
