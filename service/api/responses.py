"""Answers as bytes, with the headers that go with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from flask import Response

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.fields import Json
    from service.api.schemas.series_answers import SimulationList, TournamentList
    from service.store.series import Series, SeriesRecord

Header = tuple[str, str]

_encode = msgspec.json.Encoder().encode

PERSONAL = ("Cache-Control", "private, no-cache")
"""Every reader gets an answer of their own, and a cache must ask for it each time."""

SHARED = ("Cache-Control", "public, max-age=300")

SECRET = ("Cache-Control", "no-store")

CREDENTIALS = ("Cache-Control", "no-store, no-transform")
"""Of an answer with tokens: kept nowhere, and compressed by nobody on its way."""

SECRET_STREAM = ("Cache-Control", "private, no-store")
"""Of an answer that goes on: ``private`` for caches that know nothing else."""

NO_REFERRER = ("Referrer-Policy", "no-referrer")
"""The address of a picture or a stream may have a ticket, which no page passes on."""

VARY_BY_READER = ("Vary", "Authorization, Accept-Language")
VARY_BY_LANGUAGE = ("Vary", "Accept-Language")

SVG = "image/svg+xml"

INERT = ("Content-Security-Policy", "default-src 'none'")
"""A browser that opens a picture by itself may show it, and nothing else."""


def answer(body: Any, *headers: Header, status: int = 200) -> Response:
    """Return a JSON answer; bytes are taken as encoded already."""
    data = body if isinstance(body, bytes) else _encode(body)
    return Response(data, status, headers, content_type="application/json")


def not_modified(*headers: Header) -> Response:
    """Return that the client has the representation already."""
    # werkzeug leaves out what would describe the body.
    return answer(b"", *headers, status=304)


def nothing(*headers: Header) -> Response:
    """Return that the request succeeded and has no content to return."""
    response = Response(status=204, headers=headers)
    # Flask sets a type even where there is no content.
    del response.headers["Content-Type"]
    return response


def vary_by(response: Response, header: str) -> None:
    """Say that an answer depends on one more header of the request.

    ``response.vary.add`` does the same in ten times the time: it parses the header.
    """
    given = response.headers.get("Vary")
    response.headers["Vary"] = f"{given}, {header}" if given else header


def picture(drawn: str, language: str, *more: Header) -> Response:
    """Return a picture whose words are in a language; nothing in it runs or loads."""
    headers = (
        ("Content-Language", language),
        *more,
        PERSONAL,
        VARY_BY_READER,
        INERT,
        NO_REFERRER,
    )
    return Response(drawn, headers=headers, content_type=f"{SVG}; charset=utf-8")


def series_page(
    kind: type[SimulationList | TournamentList],
    series: Series,
    query: Json,
    represent: Callable[[SeriesRecord], Any],
) -> Response:
    """Return a page of simulations or tournaments, as a ``ListSeriesQuery`` asks."""
    limit = query["limit"]
    page_of = series.running_page if "running" in query else series.page
    found = page_of(query.get("cursor", ""), limit + 1)
    page = kind(items=[represent(record) for _, record in found[:limit]])
    if len(found) > limit:
        page.next_cursor = found[limit - 1][0]
    return answer(page, PERSONAL)
