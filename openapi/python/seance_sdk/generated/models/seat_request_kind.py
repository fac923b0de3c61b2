from typing import Literal, cast

SeatRequestKind = Literal["bot", "human", "open"]


def check_seat_request_kind(value: str) -> SeatRequestKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(SeatRequestKind, value)
