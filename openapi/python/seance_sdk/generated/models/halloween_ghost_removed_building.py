from typing import Literal, cast

HalloweenGhostRemovedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghost_removed_building(value: str) -> HalloweenGhostRemovedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostRemovedBuilding, value)
