from typing import Literal, cast

GhostStoriesBuddhaPlacedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_buddha_placed_taoist(
    value: str,
) -> GhostStoriesBuddhaPlacedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBuddhaPlacedTaoist, value)
