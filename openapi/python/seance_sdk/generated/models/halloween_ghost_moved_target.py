from typing import Literal, cast

HalloweenGhostMovedTarget = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghost_moved_target(value: str) -> HalloweenGhostMovedTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostMovedTarget, value)
