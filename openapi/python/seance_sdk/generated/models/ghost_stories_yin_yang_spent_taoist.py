from typing import Literal, cast

GhostStoriesYinYangSpentTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_yin_yang_spent_taoist(
    value: str,
) -> GhostStoriesYinYangSpentTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesYinYangSpentTaoist, value)
