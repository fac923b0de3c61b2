from typing import Literal, cast

UpdateSeatRequestKind = Literal["bot", "human"]


def check_update_seat_request_kind(value: str) -> UpdateSeatRequestKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(UpdateSeatRequestKind, value)
