from typing import Literal, cast

HalloweenPumpkinPlacedPumpkin = Literal["neutral", "own"]


def check_halloween_pumpkin_placed_pumpkin(value: str) -> HalloweenPumpkinPlacedPumpkin:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinPlacedPumpkin, value)
