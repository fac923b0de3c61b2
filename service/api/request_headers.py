"""Headers of requests: If-Match, If-None-Match, Idempotency-Key, Last-Event-ID."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flask import request

from service.errors import IfMatchMissing, MalformedHeader
from service.games import idempotency

if TYPE_CHECKING:
    from service.games.idempotency import IdempotencyKey

_ETAG = r'(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"'
_ETAGS = re.compile(rf"\s*{_ETAG}(\s*,\s*{_ETAG})*\s*")
_VERSION = re.compile(r'"(0|[1-9][0-9]{0,8})(?:\.[^"]*)?"')
_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_EVENT_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


def if_match_versions() -> frozenset[int] | None:
    """Return the versions that If-Match names; ``None`` if it names any (``*``).

    Only the first part of an ETag counts, so that a change of seats or another language
    does not refuse a command. A weak ETag counts like a strong one: it is the version
    that must be right, not the bytes, and whoever compresses on the way makes it weak.
    """
    header = request.headers.get("If-Match")
    if header is None:
        raise IfMatchMissing
    if header.strip() == "*":
        return None
    _check("If-Match", _ETAGS, header, '"41", W/"41", *')
    return frozenset(map(int, _VERSION.findall(header)))


def _check(name: str, form: re.Pattern[str], header: str, example: str) -> None:
    """Refuse a header that does not have its form; the refusal has examples of it."""
    if not form.fullmatch(header):
        raise MalformedHeader(header=name, form=example)


def client_has(etag: str) -> bool:
    """Whether If-None-Match says that the client has this representation already."""
    header = request.headers.get("If-None-Match")
    if header is None:
        return False
    tags = [tag.strip().removeprefix("W/") for tag in header.split(",")]
    return etag in tags or tags == ["*"]


def idempotency_key() -> IdempotencyKey | None:
    """Return the Idempotency-Key with a fingerprint of everything in the request."""
    key = creation_key()
    if key is None:
        return None
    return idempotency.key_of(
        key,
        request.path,
        request.headers.get("Authorization", ""),
        request.headers.get("If-Match", ""),
        request.get_data(),
    )


def creation_key() -> str | None:
    """Return the Idempotency-Key as it was sent."""
    key = request.headers.get("Idempotency-Key")
    if key is not None:
        _check("Idempotency-Key", _IDEMPOTENCY_KEY, key, "b9f6c3d0-71f2 ([!-~]{1,255})")
    return key


def last_event_id(after: int) -> int:
    """Return the number in Last-Event-ID; ``after`` if there is no such header."""
    header = request.headers.get("Last-Event-ID")
    if header is None:
        return after
    _check("Last-Event-ID", _EVENT_NUMBER, header, "12")
    return int(header)
