from typing import Literal, cast

GhostStoriesViewEdition = Literal["fr2010", "nl2008"]


def check_ghost_stories_view_edition(value: str) -> GhostStoriesViewEdition:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewEdition, value)
