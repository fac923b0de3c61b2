from typing import Literal, cast

TournamentRequestFormat = Literal["knock_out", "round_robin", "swiss"]


def check_tournament_request_format(value: str) -> TournamentRequestFormat:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentRequestFormat, value)
