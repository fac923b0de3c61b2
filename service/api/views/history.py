"""forkGame, getReplay and verifyReplay: what was, and what might have been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import client_has
from service.api.responses import (
    PERSONAL,
    SECRET,
    VARY_BY_READER,
    answer,
    not_modified,
)
from service.api.schemas.answers import CreatedGame, Replay, Verification
from service.api.schemas.requests import ForkGameRequest, VerifyReplayRequest
from service.api.spec import examples, links
from service.api.spec.operations import Answer, Body, Operation, register
from service.api.stores import store
from service.api.views.games import tell_created
from service.errors import (
    GameNotFinished,
    GameNotStarted,
    NotReplayable,
    StoreAway,
    TokenMissing,
    TokenUnknown,
    UnknownGame,
    UnknownVersion,
)
from service.games.history import forks, replays

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "history", __name__, url_prefix="/v1", description="Forks and replays of games."
)

REPLAY_BYTES = 4 * 1024 * 1024
"""A replay is larger than any other request."""


@register(
    blueprint,
    "POST",
    "/games/<string:game>/forks",
    Operation(
        "forkGame",
        {
            201: Answer(
                CreatedGame,
                "The new game, as a spectator sees it, and its tokens, told this once.",
                ("Location", "ETag", "Content-Language"),
                examples.FORKED_GAME,
                links=links.GAME,
            )
        },
        body=Body(ForkGameRequest, examples.FORK_GAME, required=False),
        refuses=(
            *(TokenMissing, TokenUnknown, UnknownGame, UnknownVersion),
            *(GameNotStarted, NotReplayable, StoreAway),
        ),
        bearer="optional",
    ),
)
def fork_game(game: str, body: Json) -> Response:
    """Begin a new game where this one is or was.

    The fork of a finished game is exact: the same key, the same cards, the same
    commands so far. The fork of a game that goes on tells nothing about it: what the
    bearer of the token cannot see is dealt anew, and its key is fresh.
    """
    forked = forks.fork(
        store(),
        forks.ForkGame(
            game_id=game,
            token=bearer_token(),
            version=body.get("version"),
            seats=body.get("seats"),
            public=body.get("public", False),
        ),
    )
    return tell_created(forked)


@register(
    blueprint,
    "GET",
    "/games/<string:game>/replay",
    Operation(
        "getReplay",
        {
            200: Answer(
                Replay, "The replay.", ("ETag",), examples.REPLAY, links=links.REPLAY
            ),
            304: Answer(None, "The client has it already.", ("ETag",)),
        },
        headers=("If-None-Match",),
        refuses=(
            *(TokenMissing, TokenUnknown, UnknownGame, GameNotFinished),
            *(NotReplayable, StoreAway),
        ),
        bearer="optional",
    ),
)
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


@register(
    blueprint,
    "POST",
    "/verifications",
    Operation(
        "verifyReplay",
        {
            200: Answer(
                Verification,
                "Whether the replay is right, and if not where it goes wrong first.",
                ("Content-Language",),
                examples.VERIFICATION,
            )
        },
        body=Body(VerifyReplayRequest, examples.VERIFY_REPLAY, most_bytes=REPLAY_BYTES),
    ),
)
def verify_replay(body: Json) -> Response:
    """Play a replay again and name the first place where it goes another way.

    Send what getReplay told. Nothing is stored.
    """
    language = current_language()
    verdict = replays.verify(body).represent(language)
    return answer(verdict, ("Content-Language", language), SECRET)
