from typing import Literal, cast

HalloweenPlaceBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_place_building(value: str) -> HalloweenPlaceBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPlaceBuilding, value)
