from typing import Literal, cast

GhostStoriesBoardId = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_board_id(value: str) -> GhostStoriesBoardId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBoardId, value)
