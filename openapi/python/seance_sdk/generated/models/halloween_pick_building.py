from typing import Literal, cast

HalloweenPickBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_pick_building(value: str) -> HalloweenPickBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPickBuilding, value)
