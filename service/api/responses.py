"""Answers as bytes, with the headers that go with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from flask import Response
from werkzeug.datastructures import Headers

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIEnvironment

Header = tuple[str, str]

_encode = msgspec.json.Encoder().encode

PERSONAL = ("Cache-Control", "private, no-cache")
"""Every reader gets an answer of their own, to be asked for again each time."""

SHARED = ("Cache-Control", "public, max-age=300")

SECRET = ("Cache-Control", "no-store")

VARY_BY_READER = ("Vary", "Authorization, Accept-Language")
VARY_BY_LANGUAGE = ("Vary", "Accept-Language")

SVG = "image/svg+xml"

INERT = ("Content-Security-Policy", "default-src 'none'")
"""What a browser may do with a picture that it opens by itself: show it."""


class Reply(Response):
    """An answer whose headers are complete, so that it goes out as it is.

    Any other is looked through, copied, and every header of it checked again and again.
    """

    def __init__(
        self, status: int, headers: Iterable[Header], data: bytes = b"", kind: str = ""
    ) -> None:
        """Answer with ``data``, if there is any, which is of the type ``kind``.

        Nothing is checked, as the base does: all of it is ours.
        """
        self.status_code = status
        self.response = [data] if data else []
        body = (("Content-Type", kind), ("Content-Length", str(len(data))))
        self.headers = Ready([*body, *headers] if data else headers)
        self._on_close = []

    def __call__(
        self, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        """Send the answer; without its body to who asked for the headers alone."""
        start_response(self.status, self.headers.to_wsgi_list())
        if environ["REQUEST_METHOD"] == "HEAD":
            return ()
        return self.iter_encoded()


class Ready(Headers):
    """Headers as they are sent."""

    def __init__(self, headers: Iterable[Header]) -> None:
        """Take them unchecked."""
        self._list = list(headers)


def answer(body: Any, *headers: Header, status: int = 200) -> Response:
    """Return a JSON answer; bytes are taken as encoded already."""
    data = body if isinstance(body, bytes) else _encode(body)
    return Reply(status, headers, data, "application/json")


def not_modified(*headers: Header) -> Response:
    """Return that the client has the representation already."""
    return Reply(304, headers)


def nothing(*headers: Header) -> Response:
    """Return that all is well and there is nothing to say."""
    return Reply(204, headers)


def picture(drawn: str, language: str, *more: Header) -> Response:
    """Return a picture whose words are in a language; nothing in it runs or loads."""
    told = ("Content-Language", language)
    headers = (told, *more, PERSONAL, VARY_BY_READER, INERT)
    return Reply(200, headers, drawn.encode(), f"{SVG}; charset=utf-8")
