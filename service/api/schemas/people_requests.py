"""Requests about people: who looks on, and who may take something back."""

from __future__ import annotations

from service.api.schemas.fields import Strict, flag, whole
from service.games.people.seatings import MOST_DELAY


class CreateSpectatorRequest(Strict):
    """Who looks on."""

    delay = whole(
        *(0, MOST_DELAY),
        load_default=0,
        description=("How many versions ago they see the game; left out, as it is."),
    )


class AnswerUndoRequest(Strict):
    """Whether another seat may take its last choice back."""

    agree = flag(
        required=True, description=("Whether it may; `false` ends its request.")
    )
