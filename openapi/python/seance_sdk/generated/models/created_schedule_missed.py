from typing import Literal, cast

CreatedScheduleMissed = Literal["run_late", "skip"]


def check_created_schedule_missed(value: str) -> CreatedScheduleMissed:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedScheduleMissed, value)
