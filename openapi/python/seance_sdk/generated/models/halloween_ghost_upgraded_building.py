from typing import Literal, cast

HalloweenGhostUpgradedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghost_upgraded_building(
    value: str,
) -> HalloweenGhostUpgradedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostUpgradedBuilding, value)
