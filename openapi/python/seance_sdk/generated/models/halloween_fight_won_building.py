from typing import Literal, cast

HalloweenFightWonBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_fight_won_building(value: str) -> HalloweenFightWonBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightWonBuilding, value)
