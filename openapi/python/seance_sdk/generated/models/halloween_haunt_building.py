from typing import Literal, cast

HalloweenHauntBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_haunt_building(value: str) -> HalloweenHauntBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenHauntBuilding, value)
