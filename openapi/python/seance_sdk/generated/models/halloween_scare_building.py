from typing import Literal, cast

HalloweenScareBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_scare_building(value: str) -> HalloweenScareBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenScareBuilding, value)
