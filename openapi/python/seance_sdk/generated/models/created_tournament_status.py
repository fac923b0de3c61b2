from typing import Literal, cast

CreatedTournamentStatus = Literal["cancelled", "finished", "running"]


def check_created_tournament_status(value: str) -> CreatedTournamentStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedTournamentStatus, value)
