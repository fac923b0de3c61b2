from typing import Literal, cast

HalloweenPumpkinPlacedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_pumpkin_placed_building(
    value: str,
) -> HalloweenPumpkinPlacedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinPlacedBuilding, value)
