from typing import Literal, cast

HalloweenSeriesStartedAttacker = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_series_started_attacker(
    value: str,
) -> HalloweenSeriesStartedAttacker:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSeriesStartedAttacker, value)
