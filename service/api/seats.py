"""claimSeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from service import seats
from service.api import examples, requests
from service.api.operations import Answer, Body, Operation, register
from service.api.responses import SECRET, answer
from service.api.schemas import ClaimedSeat, ClaimSeatRequest
from service.api.stores import store
from service.errors import SeatTaken, StoreAway, UnknownGame, UnknownSeat
from service.readers import Reader
from service.representation import etag, represent

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "seats", __name__, url_prefix="/v1/games", description="Who sits at a table."
)


@register(
    blueprint,
    "POST",
    "/<string:game>/seats/<int:seat>/claims",
    Operation(
        "claimSeat",
        {
            201: Answer(
                ClaimedSeat,
                "The seat, its token, told this once, and the game as it sees it.",
                ("Location", "ETag", "Content-Language"),
                examples.CLAIMED_SEAT,
            )
        },
        body=Body(ClaimSeatRequest, examples.CLAIM_SEAT, required=False),
        refuses=(UnknownGame, UnknownSeat, SeatTaken, StoreAway),
    ),
)
def claim_seat(game: str, seat: int, body: Json) -> Response:
    """Claim an open seat; of several claims, only the first succeeds.

    No token is needed: whoever knows the id of a game may claim a seat of it. The game
    starts with the last open seat.
    """
    claimed = seats.claim(store(), game, seat, body.get("name", ""))
    language, reader = requests.language(), Reader(seat)
    shown = {
        "seat": seat,
        "token": claimed.token,
        "game": represent(claimed.game, reader, language),
    }
    return answer(
        shown,
        ("Location", f"/v1/games/{game}"),
        ("ETag", etag(claimed.game, reader, language)),
        ("Content-Language", language),
        SECRET,
        status=201,
    )
