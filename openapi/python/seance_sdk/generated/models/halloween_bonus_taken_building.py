from typing import Literal, cast

HalloweenBonusTakenBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_bonus_taken_building(value: str) -> HalloweenBonusTakenBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBonusTakenBuilding, value)
