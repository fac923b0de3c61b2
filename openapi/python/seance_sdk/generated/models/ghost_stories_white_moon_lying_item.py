from typing import Literal, cast

GhostStoriesWhiteMoonLyingItem = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_white_moon_lying_item(
    value: str,
) -> GhostStoriesWhiteMoonLyingItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesWhiteMoonLyingItem, value)
