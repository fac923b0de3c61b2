from typing import Literal, cast

HalloweenEndTriggeredCause = Literal["cards", "pumpkins", "round_limit", "tokens"]


def check_halloween_end_triggered_cause(value: str) -> HalloweenEndTriggeredCause:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenEndTriggeredCause, value)
