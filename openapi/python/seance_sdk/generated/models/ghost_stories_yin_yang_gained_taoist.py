from typing import Literal, cast

GhostStoriesYinYangGainedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_yin_yang_gained_taoist(
    value: str,
) -> GhostStoriesYinYangGainedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesYinYangGainedTaoist, value)
