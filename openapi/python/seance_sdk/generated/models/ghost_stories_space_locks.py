from typing import Literal, cast

GhostStoriesSpaceLocks = Literal["all_powers", "power", "tao", "white"]


def check_ghost_stories_space_locks(value: str) -> GhostStoriesSpaceLocks:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesSpaceLocks, value)
