from typing import Literal, cast

HalloweenPumpkinTakenBackPumpkin = Literal["neutral", "own"]


def check_halloween_pumpkin_taken_back_pumpkin(
    value: str,
) -> HalloweenPumpkinTakenBackPumpkin:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinTakenBackPumpkin, value)
