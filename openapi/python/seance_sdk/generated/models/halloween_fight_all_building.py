from typing import Literal, cast

HalloweenFightAllBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_fight_all_building(value: str) -> HalloweenFightAllBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightAllBuilding, value)
