from typing import Literal, cast

ScheduleDetailsOverlap = Literal["allow", "skip"]


def check_schedule_details_overlap(value: str) -> ScheduleDetailsOverlap:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ScheduleDetailsOverlap, value)
