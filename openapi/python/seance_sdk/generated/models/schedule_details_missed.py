from typing import Literal, cast

ScheduleDetailsMissed = Literal["run_late", "skip"]


def check_schedule_details_missed(value: str) -> ScheduleDetailsMissed:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ScheduleDetailsMissed, value)
