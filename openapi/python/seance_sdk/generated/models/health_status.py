from typing import Literal, cast

HealthStatus = Literal["ok"]


def check_health_status(value: str) -> HealthStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HealthStatus, value)
