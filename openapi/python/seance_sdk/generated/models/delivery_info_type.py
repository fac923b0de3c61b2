from typing import Literal, cast

DeliveryInfoType = Literal[
    "game_over",
    "game_started",
    "invitation",
    "test",
    "tournament_open",
    "tournament_over",
    "tournament_started",
    "turn",
]


def check_delivery_info_type(value: str) -> DeliveryInfoType:
    """Return the value as it came: a newer service may know more of them."""
    return cast(DeliveryInfoType, value)
