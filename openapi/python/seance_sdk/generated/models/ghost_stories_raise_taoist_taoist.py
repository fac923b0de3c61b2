from typing import Literal, cast

GhostStoriesRaiseTaoistTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_raise_taoist_taoist(
    value: str,
) -> GhostStoriesRaiseTaoistTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesRaiseTaoistTaoist, value)
