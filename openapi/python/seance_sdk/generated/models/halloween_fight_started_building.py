from typing import Literal, cast

HalloweenFightStartedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_fight_started_building(value: str) -> HalloweenFightStartedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightStartedBuilding, value)
