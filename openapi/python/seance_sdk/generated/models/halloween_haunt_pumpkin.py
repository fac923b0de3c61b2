from typing import Literal, cast

HalloweenHauntPumpkin = Literal["neutral", "own"]


def check_halloween_haunt_pumpkin(value: str) -> HalloweenHauntPumpkin:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenHauntPumpkin, value)
