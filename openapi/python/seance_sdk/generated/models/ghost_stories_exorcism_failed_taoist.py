from typing import Literal, cast

GhostStoriesExorcismFailedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_exorcism_failed_taoist(
    value: str,
) -> GhostStoriesExorcismFailedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesExorcismFailedTaoist, value)
