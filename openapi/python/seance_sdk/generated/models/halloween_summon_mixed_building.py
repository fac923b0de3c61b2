from typing import Literal, cast

HalloweenSummonMixedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_summon_mixed_building(value: str) -> HalloweenSummonMixedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSummonMixedBuilding, value)
