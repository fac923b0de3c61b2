from typing import Literal, cast

TournamentSummaryFormat = Literal["knock_out", "round_robin", "swiss"]


def check_tournament_summary_format(value: str) -> TournamentSummaryFormat:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentSummaryFormat, value)
