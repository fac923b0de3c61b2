from typing import Literal, cast

HalloweenBanishBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_banish_building(value: str) -> HalloweenBanishBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBanishBuilding, value)
