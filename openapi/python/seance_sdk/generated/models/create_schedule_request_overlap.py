from typing import Literal, cast

CreateScheduleRequestOverlap = Literal["allow", "skip"]


def check_create_schedule_request_overlap(value: str) -> CreateScheduleRequestOverlap:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateScheduleRequestOverlap, value)
