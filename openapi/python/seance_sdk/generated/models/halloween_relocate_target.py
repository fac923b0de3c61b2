from typing import Literal, cast

HalloweenRelocateTarget = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_relocate_target(value: str) -> HalloweenRelocateTarget:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenRelocateTarget, value)
