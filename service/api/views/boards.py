"""describeBoard and drawBoard: the table for people, instead of for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, request

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
from service.api.schemas.requests import ReadByTicketQuery
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
from service.errors import UnknownGame
from service.games import reading as games
from service.presentation.boards import describe, draw
from service.presentation.games import etag

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.games.model import Game
    from service.games.reading import Reader

blueprint = Blueprint(
    "boards", __name__, url_prefix="/v1/games", description="Tables for people."
)

PLAIN = "text/plain"
JSON = "application/json"


@blueprint.route("/<string:game>/description", endpoint="describeBoard")
@blueprint.arguments(ReadByTicketQuery(), location="query")
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
@refuses(UnknownGame)
def describe_board(query: Json, game: str) -> Response:
    """Describe the table in sentences, in reading order.

    For screen readers and chats: what lies on the table, as the bearer of the token may
    see it, and at last what the bearer is asked.
    """
    seen = games.get(store(), game, bearer_token(), query.get("ticket", ""))
    kind = request.accept_mimetypes.best_match([PLAIN, JSON], PLAIN)
    return _description(*seen, current_language(), as_json=kind == JSON)


@blueprint.route("/<string:game>/board.svg", endpoint="drawBoard")
@blueprint.arguments(ReadByTicketQuery(), location="query")
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
@refuses(UnknownGame)
def draw_board(query: Json, game: str) -> Response:
    """Draw the table, as the bearer of the token may see it.

    The picture can stand in a page as it is: its words are in the language asked for,
    and it says in sentences what it shows. An `<img>` sends no token: its address has
    a `ticket` instead.
    """
    seen = games.get(store(), game, bearer_token(), query.get("ticket", ""))
    language = current_language()
    tag = f'{etag(*seen, language)[:-1]}.svg"'
    if client_has(tag):
        return not_modified(("ETag", tag), PERSONAL, VARY_BY_READER, NO_REFERRER)
    return picture(draw(*seen, language), language, ("ETag", tag))


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
