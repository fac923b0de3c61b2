from typing import Literal, cast

HalloweenFightTargetBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_fight_target_building(value: str) -> HalloweenFightTargetBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightTargetBuilding, value)
