"""Answers as bytes, with the headers that go with them."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Response

_encode = msgspec.json.Encoder().encode

PERSONAL = ("Cache-Control", "private, no-cache")
"""Every reader gets an answer of their own, to be asked for again each time."""

SHARED = ("Cache-Control", "public, max-age=300")

SECRET = ("Cache-Control", "no-store")

VARY_BY_READER = ("Vary", "Authorization, Accept-Language")
VARY_BY_LANGUAGE = ("Vary", "Accept-Language")


def answer(body: Any, *headers: tuple[str, str], status: int = 200) -> Response:
    """Return a JSON answer; bytes are taken as encoded already."""
    data = body if isinstance(body, bytes) else _encode(body)
    return Response(data, status, list(headers), "application/json")


def not_modified(*headers: tuple[str, str]) -> Response:
    """Return that the client has the representation already."""
    return Response(status=304, headers=list(headers))


def nothing(*headers: tuple[str, str]) -> Response:
    """Return that all is well and there is nothing to say."""
    return Response(status=204, headers=list(headers))
