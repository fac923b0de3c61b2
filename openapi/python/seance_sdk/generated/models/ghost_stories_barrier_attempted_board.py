from typing import Literal, cast

GhostStoriesBarrierAttemptedBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_barrier_attempted_board(
    value: str,
) -> GhostStoriesBarrierAttemptedBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBarrierAttemptedBoard, value)
