from typing import Literal, cast

HalloweenPeopleScaredBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_people_scared_building(value: str) -> HalloweenPeopleScaredBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPeopleScaredBuilding, value)
