from typing import Literal, cast

CreateScheduleRequestMissed = Literal["run_late", "skip"]


def check_create_schedule_request_missed(value: str) -> CreateScheduleRequestMissed:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreateScheduleRequestMissed, value)
