from typing import Literal, cast

HalloweenUpgradeColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_upgrade_colour(value: str) -> HalloweenUpgradeColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenUpgradeColour, value)
