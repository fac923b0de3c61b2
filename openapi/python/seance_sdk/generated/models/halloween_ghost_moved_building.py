from typing import Literal, cast

HalloweenGhostMovedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghost_moved_building(value: str) -> HalloweenGhostMovedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostMovedBuilding, value)
