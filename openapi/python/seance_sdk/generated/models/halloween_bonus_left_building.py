from typing import Literal, cast

HalloweenBonusLeftBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_bonus_left_building(value: str) -> HalloweenBonusLeftBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBonusLeftBuilding, value)
