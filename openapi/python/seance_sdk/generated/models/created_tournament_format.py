from typing import Literal, cast

CreatedTournamentFormat = Literal["knock_out", "round_robin", "swiss"]


def check_created_tournament_format(value: str) -> CreatedTournamentFormat:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedTournamentFormat, value)
