from typing import Literal, cast

GhostStoriesViewBorrowedItem = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_view_borrowed_item(value: str) -> GhostStoriesViewBorrowedItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewBorrowedItem, value)
