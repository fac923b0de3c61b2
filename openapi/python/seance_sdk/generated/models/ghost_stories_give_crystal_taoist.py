from typing import Literal, cast

GhostStoriesGiveCrystalTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_give_crystal_taoist(
    value: str,
) -> GhostStoriesGiveCrystalTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGiveCrystalTaoist, value)
