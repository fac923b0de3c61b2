from typing import Literal, cast

HalloweenBonusLaidBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_bonus_laid_building(value: str) -> HalloweenBonusLaidBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenBonusLaidBuilding, value)
