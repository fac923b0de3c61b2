from typing import Literal, cast

HalloweenGhostsSwappedOtherBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghosts_swapped_other_building(
    value: str,
) -> HalloweenGhostsSwappedOtherBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostsSwappedOtherBuilding, value)
