from typing import Literal, cast

HalloweenRelocateBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_relocate_building(value: str) -> HalloweenRelocateBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenRelocateBuilding, value)
