from typing import Literal, cast

GhostStoriesUsePowerTokenBoard = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_use_power_token_board(
    value: str,
) -> GhostStoriesUsePowerTokenBoard:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesUsePowerTokenBoard, value)
