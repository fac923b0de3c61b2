from typing import Literal, cast

GhostStoriesGiveQiTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_give_qi_taoist(value: str) -> GhostStoriesGiveQiTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGiveQiTaoist, value)
