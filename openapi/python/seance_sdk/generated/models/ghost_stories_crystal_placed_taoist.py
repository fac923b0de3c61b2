from typing import Literal, cast

GhostStoriesCrystalPlacedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_crystal_placed_taoist(
    value: str,
) -> GhostStoriesCrystalPlacedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCrystalPlacedTaoist, value)
