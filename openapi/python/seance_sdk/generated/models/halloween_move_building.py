from typing import Literal, cast

HalloweenMoveBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_move_building(value: str) -> HalloweenMoveBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenMoveBuilding, value)
