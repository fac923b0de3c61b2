"""claimSeat and updateSeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from engines.core.errors import GameOver, Reason
from service.accounts.errors import AlreadySeated
from service.api.blueprints import Blueprint
from service.api.hooks.auth import account_name, bearer_token, is_operator
from service.api.hooks.language import current_language
from service.api.once import issuer
from service.api.responses import CREDENTIALS, SECRET, answer
from service.api.schemas.answers import (
    ClaimedSeat,
    Game,
    IssuedInvitation,
    IssuedSpectator,
    UpdatedSeat,
)
from service.api.schemas.people_requests import CreateSpectatorRequest
from service.api.schemas.requests import ClaimSeatRequest, UpdateSeatRequest
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    changes_game,
    links_to,
    needs_token,
    once_by_secret_key,
    refuses,
    takes_account,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    GameNotStarted,
    InvalidFields,
    NotTheOwner,
    NotYourSeat,
    SeatInTournament,
    SeatReserved,
    SeatResigned,
    SeatTaken,
    UnknownGame,
    UnknownSeat,
)
from service.games import seats
from service.games.model import Kind
from service.games.people import invitations, resigning, spectators
from service.games.people.errors import TooManySpectators
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
    description="The seat, its token, shown only here, and the game as it sees it.",
    headers=answer_headers("Location", "ETag", "Content-Language"),
    example=examples.CLAIMED_SEAT,
)
@links_to(links.SEAT)
@changes_game
@takes_account
@refuses(
    NotYourSeat,
    UnknownGame,
    UnknownSeat,
    SeatTaken,
    SeatReserved,
    AlreadySeated,
    GameOver,
)
@once_by_secret_key
def claim_seat(body: Json, game: str, seat: int) -> Response:
    """Claim an open seat; of several claims, only the first succeeds.

    No token is needed: whoever knows the id of a game may claim a seat of it. One that
    is `reserved` waits for who has its `invitation`, or had it before a rematch. With
    the key of an account the account holds it, and plays by any of its keys; a seat
    that an account is invited to is for that account. The game starts with the last
    open seat.
    """
    request = seats.ClaimSeat(
        game,
        seat,
        name=body.get("name", ""),
        seed=body.get("seed", ""),
        auto=body.get("auto", ""),
        account=account_name(),
        invitation=body.get("invitation", ""),
    )
    claimed = seats.claim(store(), request, issuer())
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
@changes_game
@refuses(
    NotYourSeat, UnknownGame, UnknownSeat, SeatInTournament, SeatResigned, GameOver
)
def update_seat(body: Json, game: str, seat: int) -> Response:
    """Hand a seat to a bot, or back to a person.

    The holder of the seat may do both; the token stays good for reading while a bot
    plays, and getting the seat back replaces it. The owner may do both too, but for
    getting back a seat that somebody has claimed. An event says so to everybody.
    """
    if body["kind"] != Kind.BOT and "bot" in body:
        raise InvalidFields([("/bot", Reason("wrong.not_a_bot", {}))])
    seats.refuse_auto(body, "/auto")
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
            auto=body.get("auto", ""),
        ),
    )
    reader = Reader(seat) if handed.token else Reader()
    shown = UpdatedSeat(
        seat=seat,
        token=handed.token or UNSET,
        game=represent(handed.game, reader, current_language()),
    )
    return _seat_response(shown, _etag_of(handed, reader))


@blueprint.route(
    "/<string:game>/seats/<int:seat>/invitations",
    methods=["POST"],
    endpoint="createInvitation",
)
@blueprint.response(
    201,
    documented(IssuedInvitation),
    description="What the seat is claimed by, shown only here.",
    example=examples.INVITATION,
)
@links_to(links.INVITATION)
@needs_token
@changes_game
@refuses(NotTheOwner, UnknownGame, UnknownSeat, SeatTaken, GameOver)
@once_by_secret_key
def create_invitation(game: str, seat: int) -> Response:
    """Keep an open seat for who gets the link, as the owner.

    The seat can be claimed only by `invitation` of claimSeat from now on, and that only
    once. Another invitation to the same seat ends the one before. The seat of a rematch
    that waits for somebody who stays away can be given to another person that way.
    """
    made = invitations.invite(store(), game, seat, bearer_token(), issuer())
    return answer(made, CREDENTIALS, status=201)


@blueprint.route(
    "/<string:game>/spectators", methods=["POST"], endpoint="createSpectator"
)
@blueprint.arguments(
    CreateSpectatorRequest(), required=False, examples=named(examples.CREATE_SPECTATOR)
)
@blueprint.response(
    201,
    documented(IssuedSpectator),
    description="The token, shown only here.",
    example=examples.SPECTATOR,
)
@needs_token
@changes_game
@refuses(NotTheOwner, UnknownGame, TooManySpectators, GameOver)
@once_by_secret_key
def create_spectator(body: Json, game: str) -> Response:
    """Let somebody look on, as the owner; with a delay, so that nobody is helped.

    The token sees what is open to everybody at the table, and does nothing else. With
    a `delay`, all that it reads is as it was that many versions ago: game, ETag,
    events, stream, picture, and what its tickets read. A game that has not come so far
    is seen as it started. Once the game is over, all of it is seen at once. Whoever
    may read a `public` game without a token sees that without a delay.
    """
    token, delay = bearer_token(), body["delay"]
    made = spectators.admit_spectator(store(), game, token, delay, issuer())
    return answer(made, CREDENTIALS, status=201)


@blueprint.route(
    "/<string:game>/seats/<int:seat>/resignation",
    methods=["POST"],
    endpoint="resignSeat",
)
@blueprint.response(
    200,
    documented(Game),
    description="The game as the seat sees it.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.RESIGNED_GAME,
)
@needs_token
@changes_game
@refuses(NotYourSeat, UnknownGame, UnknownSeat, GameNotStarted, GameOver)
def resign_seat(game: str, seat: int) -> Response:
    """Leave the game for good, as the holder of the seat.

    A bot plays on, and the seat ranks last; the token still reads the game, but nobody
    gets the seat back. With fewer than two seats of people or programs left the game
    ends, and those who have not resigned share the first place. A game that all play
    together goes on. Resigning twice is the same as once.
    """
    found = resigning.resign(store(), resigning.ResignSeat(game, seat, bearer_token()))
    language = current_language()
    return answer(
        represent(*found, language),
        ("ETag", etag(*found, language)),
        ("Content-Language", language),
        SECRET,
    )


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
