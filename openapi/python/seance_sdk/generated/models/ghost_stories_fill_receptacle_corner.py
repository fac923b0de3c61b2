from typing import Literal, cast

GhostStoriesFillReceptacleCorner = Literal["ne", "nw", "se", "sw"]


def check_ghost_stories_fill_receptacle_corner(
    value: str,
) -> GhostStoriesFillReceptacleCorner:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesFillReceptacleCorner, value)
