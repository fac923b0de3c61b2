from typing import Literal, cast

GhostStoriesAwardTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_award_taoist(value: str) -> GhostStoriesAwardTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesAwardTaoist, value)
