from typing import Literal, cast

UpdateSeatRequestAuto = Literal["off", "single"]


def check_update_seat_request_auto(value: str) -> UpdateSeatRequestAuto:
    """Return the value as it came: a newer service may know more of them."""
    return cast(UpdateSeatRequestAuto, value)
