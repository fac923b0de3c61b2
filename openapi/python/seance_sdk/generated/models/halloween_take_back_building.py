from typing import Literal, cast

HalloweenTakeBackBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_take_back_building(value: str) -> HalloweenTakeBackBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenTakeBackBuilding, value)
