from typing import Literal, cast

HalloweenPumpkinTakenBackBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_pumpkin_taken_back_building(
    value: str,
) -> HalloweenPumpkinTakenBackBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinTakenBackBuilding, value)
