"""Headers of requests: If-Match, If-None-Match, Idempotency-Key, Last-Event-ID."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flask import request

from service.errors import IfMatchMissing, MalformedHeader
from service.games import idempotency

if TYPE_CHECKING:
    from service.games.idempotency import IdempotencyKey

_ETAG = re.compile(r'"(0|[1-9][0-9]{0,8})(\.[^"]*)?"')
_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_EVENT_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


def if_match_versions() -> frozenset[int] | None:
    """Return the versions that If-Match names; ``None`` if it names any (``*``).

    Only the first part of an ETag counts, so that a change of seats or another language
    does not refuse a command. A weak ETag never matches (RFC 9110), nor does a text
    that is no ETag at all.
    """
    header = request.headers.get("If-Match")
    if header is None:
        raise IfMatchMissing
    if header.strip() == "*":
        return None
    named = [_ETAG.fullmatch(tag.strip()) for tag in header.split(",")]
    return frozenset(int(tag[1]) for tag in named if tag)


def client_has(etag: str) -> bool:
    """Whether If-None-Match says that the client has this representation already."""
    header = request.headers.get("If-None-Match")
    if header is None:
        return False
    tags = [tag.strip().removeprefix("W/") for tag in header.split(",")]
    return etag in tags or tags == ["*"]


def idempotency_key() -> IdempotencyKey | None:
    """Return the Idempotency-Key with a fingerprint of everything in the request."""
    key = request.headers.get("Idempotency-Key")
    if key is None:
        return None
    if not _IDEMPOTENCY_KEY.fullmatch(key):
        raise MalformedHeader(header="Idempotency-Key")
    return idempotency.key_of(
        key,
        request.path,
        request.headers.get("Authorization", ""),
        request.headers.get("If-Match", ""),
        request.get_data(),
    )


def last_event_id(after: int) -> int:
    """Return the number in Last-Event-ID; ``after`` if there is no such header."""
    header = request.headers.get("Last-Event-ID")
    if header is None:
        return after
    if not _EVENT_NUMBER.fullmatch(header):
        raise MalformedHeader(header="Last-Event-ID")
    return int(header)
