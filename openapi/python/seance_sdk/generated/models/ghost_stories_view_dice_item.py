from typing import Literal, cast

GhostStoriesViewDiceItem = Literal["black", "blue", "green", "red", "white", "yellow"]


def check_ghost_stories_view_dice_item(value: str) -> GhostStoriesViewDiceItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesViewDiceItem, value)
