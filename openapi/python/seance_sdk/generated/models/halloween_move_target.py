from typing import Literal, cast

HalloweenMoveTarget = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_move_target(value: str) -> HalloweenMoveTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenMoveTarget, value)
