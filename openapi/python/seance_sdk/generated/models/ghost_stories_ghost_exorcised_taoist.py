from typing import Literal, cast

GhostStoriesGhostExorcisedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_ghost_exorcised_taoist(
    value: str,
) -> GhostStoriesGhostExorcisedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGhostExorcisedTaoist, value)
