from typing import Literal, cast

HalloweenViewNeutralPumpkinLimit = Literal["per_building", "per_player"]


def check_halloween_view_neutral_pumpkin_limit(
    value: str,
) -> HalloweenViewNeutralPumpkinLimit:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenViewNeutralPumpkinLimit, value)
