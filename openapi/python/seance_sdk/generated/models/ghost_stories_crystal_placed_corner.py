from typing import Literal, cast

GhostStoriesCrystalPlacedCorner = Literal["ne", "nw", "se", "sw"]


def check_ghost_stories_crystal_placed_corner(
    value: str,
) -> GhostStoriesCrystalPlacedCorner:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCrystalPlacedCorner, value)
