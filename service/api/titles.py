"""listTitles and getTitle: the catalogue. It changes only with the software."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from flask_smorest import Blueprint

from service import catalogue
from service.api import examples, requests
from service.api.operations import Answer, Operation, register
from service.api.responses import SHARED, VARY_BY_LANGUAGE, answer, not_modified
from service.api.schemas import TitleDetails, TitleList
from service.errors import UnknownTitle

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "titles", __name__, url_prefix="/v1/titles", description="The catalogue of games."
)

CACHED = ("ETag", "Content-Language")
UNCHANGED = Answer(None, "The client has it already.", ("ETag",))


@register(
    blueprint,
    "GET",
    "",
    Operation(
        "listTitles",
        {
            200: Answer(TitleList, "All titles.", CACHED, examples.TITLES),
            304: UNCHANGED,
        },
        headers=("If-None-Match",),
    ),
)
def list_titles() -> Response:
    """List the titles that can be played."""
    return _cached(catalogue.list_titles)


@register(
    blueprint,
    "GET",
    "/<string:title>",
    Operation(
        "getTitle",
        {
            200: Answer(TitleDetails, "The title.", CACHED, examples.TITLE),
            304: UNCHANGED,
        },
        headers=("If-None-Match",),
        refuses=(UnknownTitle,),
    ),
)
def get_title(title: str) -> Response:
    """Tell everything about a title: its options, its components and its bots."""
    return _cached(catalogue.get_title, title)


def _cached(make: Callable[..., Json], *names: str) -> Response:
    language = requests.language()
    body, etag = _encoded(make, *names, language)
    headers = (
        ("ETag", etag),
        ("Content-Language", language),
        SHARED,
        VARY_BY_LANGUAGE,
    )
    if requests.is_known(etag):
        return not_modified(*headers)
    return answer(body, *headers)


@cache
def _encoded(make: Callable[..., Json], *names: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(make(*names))
    return body, f'"{sha256(body).hexdigest()[:16]}.{names[-1]}"'
