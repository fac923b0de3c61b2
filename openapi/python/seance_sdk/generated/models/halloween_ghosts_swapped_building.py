from typing import Literal, cast

HalloweenGhostsSwappedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghosts_swapped_building(
    value: str,
) -> HalloweenGhostsSwappedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostsSwappedBuilding, value)
