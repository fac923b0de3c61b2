from typing import Literal, cast

GhostStoriesSchoolAttemptedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_school_attempted_taoist(
    value: str,
) -> GhostStoriesSchoolAttemptedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesSchoolAttemptedTaoist, value)
