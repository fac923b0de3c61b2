from typing import Literal, cast

GhostStoriesViewDifficulty = Literal["hell", "initiation", "nightmare", "normal"]


def check_ghost_stories_view_difficulty(value: str) -> GhostStoriesViewDifficulty:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewDifficulty, value)
