from typing import Literal, cast

GhostStoriesGiveTaoTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_give_tao_taoist(value: str) -> GhostStoriesGiveTaoTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGiveTaoTaoist, value)
