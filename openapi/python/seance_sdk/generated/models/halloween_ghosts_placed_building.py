from typing import Literal, cast

HalloweenGhostsPlacedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_ghosts_placed_building(value: str) -> HalloweenGhostsPlacedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGhostsPlacedBuilding, value)
