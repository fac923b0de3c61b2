from typing import Literal, cast

ListTournamentsRunning = Literal["true"]


def check_list_tournaments_running(value: str) -> ListTournamentsRunning:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ListTournamentsRunning, value)
