"""createGame, listGames, getGame and abandonGame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app

from engines.core.errors import BadSetup, GameOver
from service.accounts.errors import AlreadySeated
from service.api.blueprints import Blueprint
from service.api.hooks.auth import (
    account_holder,
    account_name,
    bearer_token,
    is_operator,
)
from service.api.hooks.language import current_language
from service.api.limits import quotas
from service.api.once import issuer
from service.api.request_headers import client_has
from service.api.responses import (
    CREDENTIALS,
    NO_REFERRER,
    PERSONAL,
    SECRET,
    VARY_BY_READER,
    answer,
    not_modified,
    nothing,
)
from service.api.schemas.answers import CreatedGame, Game, GameList, IssuedTicket
from service.api.schemas.requests import CreateGameRequest, GetGameQuery, ListGamesQuery
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    changes_game,
    creates,
    links_to,
    needs_token,
    once_by_secret_key,
    refuses,
    takes_account,
    takes_if_none_match,
    takes_seat,
    takes_token,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    GameNotFinished,
    NotReplayable,
    NotTheOwner,
    UnknownGame,
    UnknownVersion,
)
from service.games import creation, endings, reading
from service.games.people import lobby
from service.presentation.games import etag, represent

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "games", __name__, url_prefix="/v1/games", description="Tables being played."
)


@blueprint.route("", methods=["POST"], endpoint="createGame")
@blueprint.arguments(CreateGameRequest(), examples=named(examples.CREATE_GAME))
@blueprint.response(
    201,
    documented(CreatedGame),
    description="The game, as a spectator sees it, and its tokens, shown only here.",
    headers=answer_headers("Location", "ETag", "Content-Language"),
    example=examples.CREATED_GAME,
)
@links_to(links.GAME)
@takes_account
@changes_game
@refuses(BadSetup, AlreadySeated)
@once_by_secret_key
@creates(quotas.CREATE)
def create_game(body: Json) -> Response:
    """Create a game.

    Each human seat gets a token at once, each open one when it is claimed. The game
    starts as soon as no seat is open: cards are dealt then, not before. A seat with an
    `account` is an invitation, which the account accepts by claimSeat.
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
            creator=quotas.creator(),
            account=account_name(),
        ),
        issuer(),
    )
    return created_response(created)


def created_response(created: creation.NewGame) -> Response:
    """Return a new game with its tokens, and where it is."""
    language = current_language()
    return answer(
        created.represent(language),
        ("Location", f"/v1/games/{created.game.id}"),
        ("ETag", etag(created.game, creation.OWNER, language)),
        ("Content-Language", language),
        CREDENTIALS,
        status=201,
    )


@blueprint.route("", endpoint="listGames")
@blueprint.arguments(ListGamesQuery(), location="query")
@blueprint.response(
    200,
    documented(GameList),
    description="A page of games.",
    example=examples.GAME_LIST,
)
@uses_store
def list_games(query: Json) -> Response:
    """List the public games, the newest first.

    Only games that were created as `public` are listed. Where there are more, send
    `next_cursor` back as `cursor`; where few of many games fit, a page may have fewer
    items than its `limit`, or none, and there are more all the same.
    """
    limit, cursor = query.pop("limit"), query.pop("cursor", "")
    found = lobby.wanted(**query)
    return answer(lobby.list_games(store(), found, limit, cursor), PERSONAL)


@blueprint.route("/<string:game>", endpoint="getGame")
@blueprint.arguments(GetGameQuery(), location="query")
@blueprint.response(
    200,
    documented(Game),
    description="The game.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.GAME,
)
@links_to(links.GAME)
@takes_if_none_match
@takes_token
@uses_store
@refuses(UnknownGame, UnknownVersion, GameNotFinished, NotReplayable)
def get_game(query: Json, game: str) -> Response:
    """Get a game as the bearer of the token may see it.

    With a seat's token, `decision` is there whenever that seat may answer. Without a
    token, or with the owner's, it is what a spectator sees; a game that is not public
    needs a token.

    Once a game has finished, `version` gets it as it was at any earlier moment, with
    what could be decided then.
    """
    seen = reading.get(store(), game, bearer_token())
    seen = reading.look_back(store(), seen, query.get("version"))
    language = current_language()
    tag = etag(*seen, language)
    headers = (("ETag", tag), PERSONAL, VARY_BY_READER)
    if client_has(tag):
        return not_modified(*headers)
    return answer(represent(*seen, language), ("Content-Language", language), *headers)


@blueprint.route("/<string:game>", methods=["DELETE"], endpoint="abandonGame")
@blueprint.response(204, description="The game is abandoned.")
@needs_token
@changes_game
@refuses(NotTheOwner, UnknownGame, GameOver)
def abandon_game(game: str) -> Response:
    """Give a game up, for everybody at its table.

    Only its owner may, or an operator. It can still be read for a while. Abandoning a
    game again changes nothing.
    """
    endings.abandon(store(), endings.AbandonGame(game, bearer_token(), is_operator()))
    return nothing(SECRET)


@blueprint.route("/<string:game>/tickets", methods=["POST"], endpoint="createTicket")
@blueprint.response(
    201,
    documented(IssuedTicket),
    description="The ticket, shown only here.",
    example=examples.TICKET,
)
@takes_token
@takes_seat
@uses_store
@refuses(UnknownGame, NotReplayable)
@once_by_secret_key
def create_ticket(game: str) -> Response:
    """Get a ticket, which reads in the place of the token where no header can be sent.

    `EventSource` and `<img>` know nothing but an address: `?ticket=` in that of
    streamEvents, drawBoard and describeBoard shows what the bearer of the token may
    see, and opens nothing else. It ends after its time, with the token or the key of an
    account, and when the seat gets another one. Without a token, it shows a public game
    as everybody sees it.
    """
    seconds = current_app.config["TICKET_SECONDS"]
    ticket = reading.issue_ticket(
        store(), game, bearer_token(), seconds, issuer(), holder=account_holder()
    )
    return answer(ticket, CREDENTIALS, NO_REFERRER, status=201)
