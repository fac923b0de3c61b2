from typing import Literal, cast

HalloweenFightStartedTargetBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_fight_started_target_building(
    value: str,
) -> HalloweenFightStartedTargetBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenFightStartedTargetBuilding, value)
