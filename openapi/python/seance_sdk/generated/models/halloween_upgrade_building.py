from typing import Literal, cast

HalloweenUpgradeBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_upgrade_building(value: str) -> HalloweenUpgradeBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenUpgradeBuilding, value)
