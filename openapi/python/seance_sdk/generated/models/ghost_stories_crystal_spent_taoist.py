from typing import Literal, cast

GhostStoriesCrystalSpentTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_crystal_spent_taoist(
    value: str,
) -> GhostStoriesCrystalSpentTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCrystalSpentTaoist, value)
