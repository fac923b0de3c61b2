from typing import Literal, cast

GhostStoriesCrystalGainedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_crystal_gained_taoist(
    value: str,
) -> GhostStoriesCrystalGainedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCrystalGainedTaoist, value)
