"""listTitles, getTitle, listRules: the catalogue, which only new software changes."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from service.api.blueprints import Blueprint
from service.api.hooks.language import current_language
from service.api.request_headers import client_has
from service.api.responses import SHARED, VARY_BY_LANGUAGE, answer, not_modified
from service.api.schemas.answers import RuleList, TitleDetails, TitleList
from service.api.spec import examples, links
from service.api.spec.answers import documented
from service.api.spec.declarations import links_to, refuses, takes_if_none_match
from service.api.spec.headers import answer_headers
from service.errors import UnknownTitle
from service.presentation import titles as catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Response

    from service.presentation.representation import Representation

blueprint = Blueprint(
    "titles", __name__, url_prefix="/v1/titles", description="The catalogue of games."
)

CACHED = ("ETag", "Content-Language")


@blueprint.route("", endpoint="listTitles")
@blueprint.response(
    200,
    documented(TitleList),
    description="All titles.",
    headers=answer_headers(*CACHED),
    example=examples.TITLES,
)
@takes_if_none_match
def list_titles() -> Response:
    """List the titles that can be played.

    Names come in the language of `Accept-Language`. The catalogue changes only with new
    software: keep it, and ask again with `If-None-Match`.
    """
    language = current_language()
    return _cached(language, catalogue.list_titles, language)


@blueprint.route("/<string:title>", endpoint="getTitle")
@blueprint.response(
    200,
    documented(TitleDetails),
    description="The title.",
    headers=answer_headers(*CACHED),
    example=examples.TITLE,
)
@links_to(links.TITLE)
@takes_if_none_match
@refuses(UnknownTitle)
def get_title(title: str) -> Response:
    """Tell everything about a title: its options, its components and its bots.

    `options_schema` says what createGame takes as `options`; `components` has every
    card, tile and power that views, commands and events call by its id.
    """
    language = current_language()
    return _cached(language, catalogue.get_title, title, language)


@blueprint.route("/<string:title>/rules", endpoint="listRules")
@blueprint.response(
    200,
    documented(RuleList),
    description="The rules.",
    headers=answer_headers(*CACHED),
    example=examples.RULES,
)
@takes_if_none_match
@refuses(UnknownTitle)
def list_rules(title: str) -> Response:
    """List every rule of a title by its id, in our own words, with its source.

    Decisions, events and refusals name the rules behind them by these ids.
    """
    language = current_language()
    return _cached(language, catalogue.list_rules, title, language)


def _cached(
    language: str, make: Callable[..., Representation], *names: str
) -> Response:
    """Return what a function of the catalogue makes of names, in a language."""
    body, etag = _encoded(make, *names)
    headers = (
        ("ETag", etag),
        ("Content-Language", language),
        SHARED,
        VARY_BY_LANGUAGE,
    )
    if client_has(etag):
        return not_modified(*headers)
    return answer(body, *headers)


@cache
def _encoded(make: Callable[..., Representation], *names: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(make(*names))
    return body, f'"{sha256(body).hexdigest()[:16]}"'
