from typing import Literal, cast

HalloweenFightBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_fight_building(value: str) -> HalloweenFightBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightBuilding, value)
