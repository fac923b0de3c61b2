from typing import Literal, cast

GhostStoriesReviveTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_revive_taoist(value: str) -> GhostStoriesReviveTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesReviveTaoist, value)
