from typing import Literal, cast

HalloweenPumpkinKind = Literal["neutral", "own"]


def check_halloween_pumpkin_kind(value: str) -> HalloweenPumpkinKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPumpkinKind, value)
