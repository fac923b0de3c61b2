from typing import Literal, cast

HalloweenPumpkinPumpkin = Literal["neutral", "own"]


def check_halloween_pumpkin_pumpkin(value: str) -> HalloweenPumpkinPumpkin:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinPumpkin, value)
