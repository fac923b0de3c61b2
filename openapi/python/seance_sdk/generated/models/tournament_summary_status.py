from typing import Literal, cast

TournamentSummaryStatus = Literal["cancelled", "finished", "running"]


def check_tournament_summary_status(value: str) -> TournamentSummaryStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentSummaryStatus, value)
