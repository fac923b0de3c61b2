from typing import Literal, cast

GhostStoriesCrystalBroughtCorner = Literal["ne", "nw", "se", "sw"]


def check_ghost_stories_crystal_brought_corner(
    value: str,
) -> GhostStoriesCrystalBroughtCorner:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCrystalBroughtCorner, value)
