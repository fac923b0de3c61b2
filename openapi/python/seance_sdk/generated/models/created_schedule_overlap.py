from typing import Literal, cast

CreatedScheduleOverlap = Literal["allow", "skip"]


def check_created_schedule_overlap(value: str) -> CreatedScheduleOverlap:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedScheduleOverlap, value)
