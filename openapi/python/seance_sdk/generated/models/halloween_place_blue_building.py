from typing import Literal, cast

HalloweenPlaceBlueBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_place_blue_building(value: str) -> HalloweenPlaceBlueBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPlaceBlueBuilding, value)
