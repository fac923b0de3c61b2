from typing import Literal, cast

GhostStoriesSchoolAttemptedColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_school_attempted_colour(
    value: str,
) -> GhostStoriesSchoolAttemptedColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesSchoolAttemptedColour, value)
