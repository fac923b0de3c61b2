"""describeBoard and drawBoard: the table for people, instead of for programs."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from flask import Response, request

from engines.core.looks import THEMES, Look
from service.api.blueprints import TEXT, Blueprint
from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import client_has
from service.api.responses import (
    NO_REFERRER,
    PERSONAL,
    SVG,
    VARY_BY_READER,
    answer,
    not_modified,
    picture,
)
from service.api.schemas.answers import Description
from service.api.schemas.requests import DescribeBoardQuery, DrawBoardQuery
from service.api.spec import examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    refuses,
    takes_accept,
    takes_if_none_match,
    takes_ticket,
    takes_token,
    uses_store,
)
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.errors import (
    GameNotFinished,
    NotReplayable,
    UnknownGame,
    UnknownSeat,
    UnknownVersion,
)
from service.games import reading as games
from service.presentation.boards import describe, draw
from service.presentation.games import etag

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.games.model import Game
    from service.games.reading import GameForReader, Reader

blueprint = Blueprint(
    "boards", __name__, url_prefix="/v1/games", description="Tables for people."
)

PLAIN = "text/plain"
JSON = "application/json"


@blueprint.route("/<string:game>/description", endpoint="describeBoard")
@blueprint.arguments(DescribeBoardQuery(), location="query")
@blueprint.response(
    200,
    TEXT,
    content_type=PLAIN,
    description="The table in sentences, as plain text, or as JSON if asked for.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.DESCRIPTION,
)
@blueprint.alt_response(
    200,
    schema=documented(Description),
    description="The table in sentences, as plain text, or as JSON if asked for.",
    example={"text": examples.DESCRIPTION},
)
@takes_accept
@takes_if_none_match
@takes_ticket
@takes_token
@uses_store
@refuses(UnknownGame, UnknownSeat, UnknownVersion, GameNotFinished, NotReplayable)
def describe_board(query: Json, game: str) -> Response:
    """Describe the table in sentences, in reading order.

    For screen readers and chats: what lies on the table, as the bearer of the token may
    see it, and at last what the bearer is asked.

    Once a game has finished, `version` tells it as it was at any earlier moment, and
    `view_as` as any of its seats saw it.
    """
    seen = _seen(query, game)
    kind = request.accept_mimetypes.best_match([PLAIN, JSON], PLAIN)
    language = query.get("lang") or current_language()
    return _description(*seen, language, as_json=kind == JSON)


@blueprint.route("/<string:game>/board.svg", endpoint="drawBoard")
@blueprint.arguments(DrawBoardQuery(), location="query")
@blueprint.response(
    200,
    TEXT,
    content_type=SVG,
    description="The table as a picture.",
    headers=answer_headers("ETag", "Content-Language"),
    example=examples.BOARD_SVG,
)
@takes_if_none_match
@takes_ticket
@takes_token
@uses_store
@refuses(UnknownGame, UnknownSeat, UnknownVersion, GameNotFinished, NotReplayable)
def draw_board(query: Json, game: str) -> Response:
    """Draw the table, as the bearer of the token may see it.

    The picture can stand in a page as it is: its words are in the language asked for,
    and it says in sentences what it shows. An `<img>` sends no token: its address has
    a `ticket` instead. Whatever one may point at has its ref as
    `data-ref`, the same that options and events name: put the picture into the page
    as markup (not as `<img>`), and a click tells which options it is about. Elements
    with refs are nested; a click means the innermost one that an option names.

    Colour never stands alone: letters, numbers or shapes say the same.

    Once a game has finished, `version` draws it as it was at any earlier moment, and
    `view_as` as any of its seats saw it.
    """
    seen = _seen(query, game)
    language = query.get("lang") or current_language()
    highlight = query.get("highlight", "")
    refs = frozenset(highlight.split(",")) if highlight else frozenset[str]()
    look = Look(query["theme"], query["layout"], refs)
    tag = f'{etag(*seen, language)[:-1]}.{_variant(look)}svg"'
    if client_has(tag):
        return not_modified(("ETag", tag), PERSONAL, VARY_BY_READER, NO_REFERRER)
    return picture(draw(*seen, language, look), language, ("ETag", tag))


def _seen(query: Json, game: str) -> GameForReader:
    """Return the game that a query is about, as its reader may see it."""
    seen = games.get(store(), game, bearer_token(), query.get("ticket", ""))
    return games.look_back(store(), seen, query.get("version"), query.get("view_as"))


def _variant(look: Look) -> str:
    """Return what distinguishes a look in an ETag; nothing for the usual one."""
    parts = [look.theme] * (look.theme != THEMES[0])
    parts += [look.layout] * look.is_narrow
    if look.highlight:
        named = ",".join(sorted(look.highlight))
        parts.append(sha256(named.encode()).hexdigest()[:12])
    return "".join(f"{part}." for part in parts)


def _description(
    game: Game, reader: Reader, language: str, *, as_json: bool
) -> Response:
    form = "json" if as_json else "text"
    tag = f'{etag(game, reader, language)[:-1]}.{form}"'
    headers = (
        ("ETag", tag),
        ("Content-Language", language),
        PERSONAL,
        ("Vary", "Authorization, Accept-Language, Accept"),
        NO_REFERRER,
    )
    if client_has(tag):
        return not_modified(*headers)
    text = describe(game, reader, language)
    if as_json:
        return answer(Description(text=text), *headers)
    return Response(text, headers=list(headers), content_type=f"{PLAIN}; charset=utf-8")
