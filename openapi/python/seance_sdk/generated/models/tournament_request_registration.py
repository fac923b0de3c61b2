from typing import Literal, cast

TournamentRequestRegistration = Literal["open"]


def check_tournament_request_registration(value: str) -> TournamentRequestRegistration:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentRequestRegistration, value)
