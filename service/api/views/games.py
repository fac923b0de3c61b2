"""createGame, listGames, getGame and abandonGame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from engines.core.errors import BadSetup, GameOver
from service.api.hooks.auth import bearer_token, is_operator
from service.api.hooks.language import current_language
from service.api.request_headers import client_has
from service.api.responses import (
    PERSONAL,
    SECRET,
    VARY_BY_READER,
    answer,
    not_modified,
    nothing,
)
from service.api.schemas.answers import CreatedGame, Game, GameList
from service.api.schemas.requests import CreateGameRequest, GetGameQuery, ListGamesQuery
from service.api.spec import examples, links
from service.api.spec.operations import Answer, Body, Operation, register
from service.api.stores import store
from service.errors import (
    GameNotFinished,
    NotReplayable,
    NotTheOwner,
    StoreAway,
    TokenMissing,
    TokenUnknown,
    UnknownGame,
    UnknownVersion,
)
from service.games import creation, endings, reading
from service.games.history import versions as history
from service.presentation.games import etag, represent

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json
    from service.api.responses import Header

blueprint = Blueprint(
    "games", __name__, url_prefix="/v1/games", description="Tables being played."
)


@register(
    blueprint,
    "POST",
    "",
    Operation(
        "createGame",
        {
            201: Answer(
                CreatedGame,
                "The game, as a spectator sees it, and its tokens, told this once.",
                ("Location", "ETag", "Content-Language"),
                examples.CREATED_GAME,
                links=links.GAME,
            )
        },
        body=Body(CreateGameRequest, examples.CREATE_GAME),
        refuses=(BadSetup, StoreAway),
    ),
)
def create_game(body: Json) -> Response:
    """Create a game.

    Each human seat gets a token at once, each open one when it is claimed. The game
    starts as soon as no seat is open: cards are dealt then, not before.
    """
    created = creation.create(
        store(),
        creation.CreateGame(
            title=body["title"],
            options=body.get("options", {}),
            seats=body["seats"],
            seed=body.get("seed"),
            public=body.get("public", False),
            turn_seconds=body.get("turn_seconds", 0),
        ),
    )
    return tell_created(created)


def tell_created(created: creation.NewGame) -> Response:
    """Return a new game with its tokens, and where it is."""
    language = current_language()
    return answer(
        created.represent(language),
        ("Location", f"/v1/games/{created.game.id}"),
        ("ETag", etag(created.game, creation.OWNER, language)),
        ("Content-Language", language),
        SECRET,
        status=201,
    )


@register(
    blueprint,
    "GET",
    "",
    Operation(
        "listGames",
        {200: Answer(GameList, "A page of games.", (), examples.GAME_LIST)},
        query=ListGamesQuery,
        refuses=(StoreAway,),
    ),
)
def list_games(query: Json) -> Response:
    """List the public games, the newest first.

    Only games that were created as `public` are listed. Where there are more, send
    `next_cursor` back as `cursor`.
    """
    return answer(reading.list_public(store(), **query), PERSONAL)


@register(
    blueprint,
    "GET",
    "/<string:game>",
    Operation(
        "getGame",
        {
            200: Answer(
                Game,
                "The game.",
                ("ETag", "Content-Language"),
                examples.GAME,
                links=links.GAME,
            ),
            304: Answer(None, "The client has it already.", ("ETag",)),
        },
        query=GetGameQuery,
        headers=("If-None-Match",),
        refuses=(
            *(TokenMissing, TokenUnknown, UnknownGame, UnknownVersion),
            *(GameNotFinished, NotReplayable, StoreAway),
        ),
        bearer="optional",
    ),
)
def get_game(game: str, query: Json) -> Response:
    """Get a game as the bearer of the token may see it.

    With a seat's token, `decision` is there whenever that seat may answer. Without a
    token, or with the owner's, it is what a spectator sees; a game that is not public
    needs a token.

    Once a game has finished, `version` gets it as it was at any earlier moment, with
    what could be decided then.
    """
    version = query.get("version")
    if version is None:
        seen = reading.get(store(), game, bearer_token())
    else:
        seen = history.get_at(store(), game, bearer_token(), version)
    language = current_language()
    tag = etag(*seen, language)
    headers = headers_of(tag)
    if client_has(tag):
        return not_modified(*headers)
    told = ("Content-Language", language)
    return answer(represent(*seen, language), told, *headers)


def headers_of(tag: str) -> tuple[Header, ...]:
    """Return what goes with a game, whether or not the client has it already."""
    return ("ETag", tag), PERSONAL, VARY_BY_READER


@register(
    blueprint,
    "DELETE",
    "/<string:game>",
    Operation(
        "abandonGame",
        {204: Answer(None, "The game is abandoned.")},
        refuses=(
            *(TokenMissing, TokenUnknown, NotTheOwner, UnknownGame, GameOver),
            StoreAway,
        ),
        bearer="required",
    ),
)
def abandon_game(game: str) -> Response:
    """Give a game up, for everybody at its table.

    Only its owner may, or an operator. It can still be read for a while. Abandoning a
    game again changes nothing.
    """
    endings.abandon(store(), endings.AbandonGame(game, bearer_token(), is_operator()))
    return nothing(SECRET)
