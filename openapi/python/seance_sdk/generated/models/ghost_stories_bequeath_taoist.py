from typing import Literal, cast

GhostStoriesBequeathTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_bequeath_taoist(value: str) -> GhostStoriesBequeathTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBequeathTaoist, value)
