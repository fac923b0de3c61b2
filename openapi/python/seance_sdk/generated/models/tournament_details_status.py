from typing import Literal, cast

TournamentDetailsStatus = Literal["cancelled", "finished", "running"]


def check_tournament_details_status(value: str) -> TournamentDetailsStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentDetailsStatus, value)
