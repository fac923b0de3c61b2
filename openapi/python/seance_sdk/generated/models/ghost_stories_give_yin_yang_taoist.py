from typing import Literal, cast

GhostStoriesGiveYinYangTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_give_yin_yang_taoist(
    value: str,
) -> GhostStoriesGiveYinYangTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGiveYinYangTaoist, value)
