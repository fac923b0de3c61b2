from typing import Literal, cast

GhostStoriesExorcismAttemptedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_exorcism_attempted_taoist(
    value: str,
) -> GhostStoriesExorcismAttemptedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesExorcismAttemptedTaoist, value)
