from typing import Literal, cast

SeatRequestAuto = Literal["off", "single"]


def check_seat_request_auto(value: str) -> SeatRequestAuto:
    """Return the value as it came: a newer service may know more of them."""
    return cast(SeatRequestAuto, value)
