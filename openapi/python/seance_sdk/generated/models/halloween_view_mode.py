from typing import Literal, cast

HalloweenViewMode = Literal["master", "standard"]


def check_halloween_view_mode(value: str) -> HalloweenViewMode:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenViewMode, value)
