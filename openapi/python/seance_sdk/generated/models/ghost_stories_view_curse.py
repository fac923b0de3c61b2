from typing import Literal, cast

GhostStoriesViewCurse = Literal["ghost", "haunt", "lose_all_tao", "lose_qi", "none"]


def check_ghost_stories_view_curse(value: str) -> GhostStoriesViewCurse:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewCurse, value)
