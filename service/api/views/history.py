"""forkGame, rematch, getReplay and verifyReplay: what was, and what might have been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from service.api.blueprints import Blueprint
from service.api.hooks.auth import account_name, bearer_token
from service.api.hooks.language import current_language
from service.api.limits import quotas
from service.api.once import issuer
from service.api.request_headers import client_has
from service.api.responses import (
    CREDENTIALS,
    PERSONAL,
    SECRET,
    VARY_BY_READER,
    answer,
    not_modified,
)
from service.api.schemas.answers import CreatedGame, Rematch, Replay, Verification
from service.api.schemas.history_requests import ForkGameRequest, VerifyReplayRequest
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    changes_game,
    creates,
    links_to,
    needs_token,
    once_by_secret_key,
    refuses,
    takes_bytes,
    takes_if_none_match,
    takes_seat,
    takes_token,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.api.views.games import created_response
from service.errors import (
    GameNotFinished,
    GameNotStarted,
    NotASeat,
    NotReplayable,
    UnknownGame,
    UnknownVersion,
)
from service.games.history import forks, replays
from service.games.people import rematch as rematches
from service.presentation.games import etag, represent

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "history", __name__, url_prefix="/v1", description="Forks and replays of games."
)


@blueprint.route("/games/<string:game>/forks", methods=["POST"], endpoint="forkGame")
@blueprint.arguments(
    ForkGameRequest(), required=False, examples=named(examples.FORK_GAME)
)
@blueprint.response(
    201,
    documented(CreatedGame),
    description="The new game as a spectator sees it, and its tokens, shown only here.",
    headers=answer_headers("Location", "ETag", "Content-Language"),
    example=examples.FORKED_GAME,
)
@links_to(links.GAME)
@takes_token
@changes_game
@refuses(UnknownGame, UnknownVersion, GameNotStarted, NotReplayable)
@once_by_secret_key
@creates(quotas.FORK)
def fork_game(body: Json, game: str) -> Response:
    """Begin a new game where this one is or was.

    The fork of a finished game is exact: the same key, the same cards, the same
    commands so far. The fork of a game that goes on tells nothing about it: what the
    bearer of the token cannot see is dealt again, and its key is fresh.
    """
    forked = forks.fork(
        store(),
        forks.ForkGame(
            game_id=game,
            token=bearer_token(),
            version=body.get("version"),
            seats=body.get("seats"),
            public=body.get("public", False),
            creator=quotas.creator(),
        ),
        issuer(),
    )
    return created_response(forked)


@blueprint.route("/games/<string:game>/rematch", methods=["POST"], endpoint="rematch")
@blueprint.response(
    201,
    documented(Rematch),
    description="The new game as the bearer sees it, and the token that opens it.",
    headers=answer_headers("Location", "ETag", "Content-Language"),
    example=examples.REMATCH,
)
@links_to(links.REMATCH)
@needs_token
@takes_seat
@changes_game
@refuses(NotASeat, UnknownGame, GameNotFinished)
@creates(quotas.CREATE)
def rematch_game(game: str) -> Response:
    """Play a finished game once more: same seats, same options, the next one begins.

    Its owner and each holder of a seat may ask. Whoever asks first makes the new game,
    and all others find the same. Seats of people wait for them (`reserved`): asking
    takes one's own, by the token that it has, and the game starts when all have come.
    The owner may have a bot play for somebody who stays away (updateSeat).
    """
    token = bearer_token()
    made = rematches.rematch(store(), game, token, quotas.creator())
    language = current_language()
    return answer(
        Rematch(
            seat=UNSET if made.reader.seat is None else made.reader.seat,
            token=UNSET if account_name() else token,
            game=represent(*made, language),
        ),
        ("Location", f"/v1/games/{made.game.id}"),
        ("ETag", etag(*made, language)),
        ("Content-Language", language),
        CREDENTIALS,
        status=201,
    )


@blueprint.route("/games/<string:game>/replay", endpoint="getReplay")
@blueprint.response(
    200,
    documented(Replay),
    description="The replay.",
    headers=answer_headers("ETag"),
    example=examples.REPLAY,
)
@links_to(links.REPLAY)
@takes_if_none_match
@takes_token
@uses_store
@refuses(UnknownGame, GameNotFinished, NotReplayable)
def get_replay(game: str) -> Response:
    """Get everything that determines a finished game: options, key and commands.

    With the digest of the table after each command, anybody can play it again and see
    that every shuffle and every roll came from the key.
    """
    found = replays.find(store(), game, bearer_token()).game
    # It will never change.
    headers = (("ETag", f'"{found.id}.replay"'), PERSONAL, VARY_BY_READER)
    if client_has(headers[0][1]):
        return not_modified(*headers)
    return answer(replays.make(store(), found), *headers)


@blueprint.route("/verifications", methods=["POST"], endpoint="verifyReplay")
@blueprint.arguments(VerifyReplayRequest(), examples=named(examples.VERIFY_REPLAY))
@blueprint.response(
    200,
    documented(Verification),
    description="Whether the replay is right, and if not where it goes wrong first.",
    headers=answer_headers("Content-Language"),
    example=examples.VERIFICATION,
)
@takes_bytes(VerifyReplayRequest.max_bytes)
def verify_replay(body: Json) -> Response:
    """Play a replay again and name the first place where it goes another way.

    Send the answer of getReplay. Nothing is stored.
    """
    language = current_language()
    with replays.place():
        verdict = replays.verify(body).represent(language)
    return answer(verdict, ("Content-Language", language), SECRET)
