from typing import Literal, cast

GhostStoriesQiGainedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_qi_gained_taoist(value: str) -> GhostStoriesQiGainedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesQiGainedTaoist, value)
