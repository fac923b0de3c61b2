from typing import Literal, cast

GhostStoriesViewSidesItem = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_view_sides_item(value: str) -> GhostStoriesViewSidesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewSidesItem, value)
