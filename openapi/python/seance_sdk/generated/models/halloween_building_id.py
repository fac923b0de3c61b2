from typing import Literal, cast

HalloweenBuildingId = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_building_id(value: str) -> HalloweenBuildingId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBuildingId, value)
