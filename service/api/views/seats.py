"""claimSeat and updateSeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from engines.core.errors import GameOver, Reason
from service.api.blueprints import Blueprint
from service.api.hooks.auth import bearer_token, is_operator
from service.api.hooks.language import current_language
from service.api.responses import CREDENTIALS, answer
from service.api.schemas.answers import ClaimedSeat, UpdatedSeat
from service.api.schemas.requests import ClaimSeatRequest, UpdateSeatRequest
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import links_to, needs_token, refuses, uses_store
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    InvalidFields,
    NotYourSeat,
    SeatTaken,
    UnknownGame,
    UnknownSeat,
)
from service.games import seats
from service.games.model import Kind
from service.games.reading import Reader
from service.presentation.games import etag, represent

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json
    from service.api.responses import Header
    from service.games.seats import ChangedSeat

blueprint = Blueprint(
    "seats", __name__, url_prefix="/v1/games", description="Who sits at a table."
)


@blueprint.route(
    "/<string:game>/seats/<int:seat>/claims", methods=["POST"], endpoint="claimSeat"
)
@blueprint.arguments(
    ClaimSeatRequest(), required=False, examples=named(examples.CLAIM_SEAT)
)
@blueprint.response(
    201,
    documented(ClaimedSeat),
    description="The seat, its token, told this once, and the game as it sees it.",
    headers=answer_headers("Location", "ETag", "Content-Language"),
    example=examples.CLAIMED_SEAT,
)
@links_to(links.SEAT)
@uses_store
@refuses(UnknownGame, UnknownSeat, SeatTaken, GameOver)
def claim_seat(body: Json, game: str, seat: int) -> Response:
    """Claim an open seat; of several claims, only the first succeeds.

    No token is needed: whoever knows the id of a game may claim a seat of it. The game
    starts with the last open seat.
    """
    request = seats.ClaimSeat(game, seat, body.get("name", ""), body.get("seed", ""))
    claimed = seats.claim(store(), request)
    location = ("Location", f"/v1/games/{game}")
    reader = Reader(seat)
    shown = ClaimedSeat(
        seat=seat,
        token=claimed.token,
        game=represent(claimed.game, reader, current_language()),
    )
    return _seat_response(shown, _etag_of(claimed, reader), location, status=201)


@blueprint.route(
    "/<string:game>/seats/<int:seat>", methods=["PUT"], endpoint="updateSeat"
)
@blueprint.arguments(UpdateSeatRequest(), examples=named(examples.UPDATE_SEAT))
@blueprint.response(
    200,
    documented(UpdatedSeat),
    description="The seat, its new token if a person plays it, and the game.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.UPDATED_SEAT,
)
@needs_token
@uses_store
@refuses(NotYourSeat, UnknownGame, UnknownSeat, GameOver)
def update_seat(body: Json, game: str, seat: int) -> Response:
    """Hand a seat to a bot, or back to a person.

    The holder of the seat may do both; the token stays good for reading while a bot
    plays, and getting the seat back replaces it. The owner may do both too, but for
    getting back a seat that somebody has claimed. Everybody is told by an event.
    """
    if body["kind"] != Kind.BOT and "bot" in body:
        raise InvalidFields([("/bot", Reason("wrong.not_a_bot", {}))])
    handed = seats.hand_over(
        store(),
        seats.HandOver(
            game_id=game,
            seat=seat,
            token=bearer_token(),
            is_operator=is_operator(),
            kind=body["kind"],
            bot=body.get("bot", {}),
            name=body.get("name", ""),
        ),
    )
    reader = Reader(seat) if handed.token else Reader()
    shown = UpdatedSeat(
        seat=seat,
        token=handed.token or UNSET,
        game=represent(handed.game, reader, current_language()),
    )
    return _seat_response(shown, _etag_of(handed, reader))


def _etag_of(changed: ChangedSeat, reader: Reader) -> str:
    """Return the ETag of the game in the answer about a seat."""
    return etag(changed.game, reader, current_language())


def _seat_response(
    shown: ClaimedSeat | UpdatedSeat, tag: str, *headers: Header, status: int = 200
) -> Response:
    """Return a seat that has changed, its token and the game as its reader sees it."""
    return answer(
        shown,
        *headers,
        ("ETag", tag),
        ("Content-Language", current_language()),
        CREDENTIALS,
        status=status,
    )
