from typing import Literal, cast

HalloweenSummonBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_summon_building(value: str) -> HalloweenSummonBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSummonBuilding, value)
