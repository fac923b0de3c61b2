from typing import Literal, cast

HalloweenSeriesStartedBuilding = Literal[
    "church", "police_station", "school", "site_4", "site_5", "site_6"
]


def check_halloween_series_started_building(
    value: str,
) -> HalloweenSeriesStartedBuilding:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenSeriesStartedBuilding, value)
