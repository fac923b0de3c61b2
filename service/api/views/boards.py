"""describeBoard and drawBoard: the table for people, instead of for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response, request
from flask_smorest import Blueprint

from service.api.hooks.auth import bearer_token
from service.api.hooks.language import current_language
from service.api.request_headers import client_has
from service.api.responses import (
    PERSONAL,
    SVG,
    VARY_BY_READER,
    answer,
    not_modified,
    picture,
)
from service.api.schemas.answers import Description
from service.api.spec import examples
from service.api.spec.operations import Answer, Operation, register
from service.api.stores import store
from service.errors import StoreAway, TokenMissing, TokenUnknown, UnknownGame
from service.games import reading as games
from service.presentation.boards import describe, draw
from service.presentation.games import etag

if TYPE_CHECKING:
    from service.games.model import Game
    from service.games.reading import Reader

blueprint = Blueprint(
    "boards", __name__, url_prefix="/v1/games", description="Tables for people."
)

PLAIN = "text/plain"
JSON = "application/json"


@register(
    blueprint,
    "GET",
    "/<string:game>/description",
    Operation(
        "describeBoard",
        {
            200: Answer(
                Description,
                "The table in sentences, as plain text, or as JSON if asked for.",
                ("ETag", "Content-Language"),
                {"text": examples.DESCRIPTION},
                PLAIN,
                examples.DESCRIPTION,
            ),
            304: Answer(None, "The client has it already.", ("ETag",)),
        },
        headers=("Accept", "If-None-Match"),
        refuses=(TokenMissing, TokenUnknown, UnknownGame, StoreAway),
        bearer="optional",
    ),
)
def describe_board(game: str) -> Response:
    """Describe the table in sentences, in reading order.

    For screen readers and chats: what lies on the table, as the bearer of the token may
    see it, and at last what the bearer is asked.
    """
    seen = games.get(store(), game, bearer_token())
    kind = request.accept_mimetypes.best_match([PLAIN, JSON], PLAIN)
    return _tell(*seen, current_language(), as_json=kind == JSON)


@register(
    blueprint,
    "GET",
    "/<string:game>/board.svg",
    Operation(
        "drawBoard",
        {
            200: Answer(
                None,
                "The table as a picture.",
                ("ETag", "Content-Language"),
                text=SVG,
                text_example=examples.BOARD_SVG,
            ),
            304: Answer(None, "The client has it already.", ("ETag",)),
        },
        headers=("If-None-Match",),
        refuses=(TokenMissing, TokenUnknown, UnknownGame, StoreAway),
        bearer="optional",
    ),
)
def draw_board(game: str) -> Response:
    """Draw the table, as the bearer of the token may see it.

    The picture can stand in a page as it is: its words are in the language asked for,
    and it says in sentences what it shows.
    """
    seen = games.get(store(), game, bearer_token())
    language = current_language()
    tag = f'{etag(*seen, language)[:-1]}.svg"'
    if client_has(tag):
        return not_modified(("ETag", tag), PERSONAL, VARY_BY_READER)
    return picture(draw(*seen, language), language, ("ETag", tag))


def _tell(game: Game, reader: Reader, language: str, *, as_json: bool) -> Response:
    form = "json" if as_json else "text"
    tag = f'{etag(game, reader, language)[:-1]}.{form}"'
    headers = (
        ("ETag", tag),
        ("Content-Language", language),
        PERSONAL,
        ("Vary", "Authorization, Accept-Language, Accept"),
    )
    if client_has(tag):
        return not_modified(*headers)
    text = describe(game, reader, language)
    if as_json:
        return answer({"text": text}, *headers)
    return Response(text, headers=list(headers), content_type=f"{PLAIN}; charset=utf-8")
