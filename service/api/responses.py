"""Answers as bytes, with the headers that go with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from flask import Response

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIEnvironment

_encode = msgspec.json.Encoder().encode

PERSONAL = ("Cache-Control", "private, no-cache")
"""Every reader gets an answer of their own, to be asked for again each time."""

SHARED = ("Cache-Control", "public, max-age=300")

SECRET = ("Cache-Control", "no-store")

VARY_BY_READER = ("Vary", "Authorization, Accept-Language")
VARY_BY_LANGUAGE = ("Vary", "Accept-Language")


class Reply(Response):
    """An answer whose headers are complete, so that it goes out as it is.

    Any other is copied first, and every header of it checked again and again.
    """

    default_mimetype = None

    def __call__(
        self, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        """Send the answer; without its body to who asked for the headers alone."""
        start_response(self.status, self.headers.to_wsgi_list())
        if environ["REQUEST_METHOD"] == "HEAD":
            return ()
        return self.iter_encoded()


def answer(body: Any, *headers: tuple[str, str], status: int = 200) -> Response:
    """Return a JSON answer; bytes are taken as encoded already."""
    data = body if isinstance(body, bytes) else _encode(body)
    return Reply(data, status, list(headers), content_type="application/json")


def not_modified(*headers: tuple[str, str]) -> Response:
    """Return that the client has the representation already."""
    return Reply(status=304, headers=list(headers))


def nothing(*headers: tuple[str, str]) -> Response:
    """Return that all is well and there is nothing to say."""
    return Reply(status=204, headers=list(headers))
