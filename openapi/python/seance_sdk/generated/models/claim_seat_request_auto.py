from typing import Literal, cast

ClaimSeatRequestAuto = Literal["off", "single"]


def check_claim_seat_request_auto(value: str) -> ClaimSeatRequestAuto:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ClaimSeatRequestAuto, value)
