from typing import Literal, cast

TournamentDetailsFormat = Literal["knock_out", "round_robin", "swiss"]


def check_tournament_details_format(value: str) -> TournamentDetailsFormat:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentDetailsFormat, value)
