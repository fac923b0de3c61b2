from typing import Literal, cast

TournamentMessageType = Literal[
    "tournament_open", "tournament_over", "tournament_started"
]


def check_tournament_message_type(value: str) -> TournamentMessageType:
    """Return the value as it came: a newer service may know more of them."""
    return cast(TournamentMessageType, value)
