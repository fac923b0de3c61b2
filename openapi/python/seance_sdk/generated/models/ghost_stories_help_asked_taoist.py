from typing import Literal, cast

GhostStoriesHelpAskedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_help_asked_taoist(value: str) -> GhostStoriesHelpAskedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesHelpAskedTaoist, value)
