"""What a request says: its language, its token, its versions, its body.

Headers are read where WSGI puts them: Flask's would be looked for in every request. Who
has the request at hand passes it on; it is looked for otherwise.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from flask import current_app, request
from marshmallow import ValidationError
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from service.api.app import here
from service.api.schemas.fields import wrongs
from service.errors import (
    IfMatchMissing,
    InvalidFields,
    MalformedBody,
    MalformedHeader,
    NotAnOperator,
    NotJson,
    TokenMissing,
    TokenUnknown,
)
from service.games import idempotency
from service.presentation.texts import DEFAULT_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from marshmallow import Schema

    from engines.core.fields import Json
    from service.accounts.operators import Operators
    from service.api.app import Visit
    from service.games.idempotency import IdempotencyKey

JSON_DEPTH = 16
"""Deeper nesting than any request has."""

_decode = msgspec.json.Decoder(float_hook=lambda text: _number(float(text))).decode

_BEARER = re.compile(r"[Bb]earer +([A-Za-z0-9_.~+/=-]{1,512})")
_ETAG = re.compile(r'"(0|[1-9][0-9]{0,8})(\.[^"]*)?"')
_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_EVENT_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


def language(visit: Visit | None = None) -> str:
    """Return the language in which the client is answered."""
    said = (visit or here()).environ
    return _best_language(said.get("HTTP_ACCEPT_LANGUAGE", ""))


@lru_cache(1024)
def _best_language(header: str) -> str:
    """Return the best of ours; of a language, any region will do (RFC 4647)."""
    accepted = LanguageAccept(
        (tag.partition("-")[0], quality)
        for tag, quality in parse_accept_header(header, LanguageAccept)
    )
    return accepted.best_match(LANGUAGES, DEFAULT_LANGUAGE)


def token(visit: Visit | None = None) -> str:
    """Return the bearer token, or nothing if there is none."""
    header = (visit or here()).environ.get("HTTP_AUTHORIZATION")
    if header is None:
        return ""
    bearer = _BEARER.fullmatch(header.strip())
    if bearer is None:
        raise TokenUnknown
    return bearer[1]


def is_operator() -> bool:
    """Whether the bearer token is the key of an operator."""
    operators: Operators = current_app.config["OPERATORS"]
    return operators.admit(token())


def operators_only() -> None:
    """Refuse whoever is no operator; without keys, everybody on this machine is."""
    operators: Operators = current_app.config["OPERATORS"]
    if operators.are_named and not operators.admit(token()):
        raise NotAnOperator if token() else TokenMissing


def versions() -> frozenset[int] | None:
    """Return the versions that If-Match names; ``None`` if any will do.

    Only the first part of an ETag counts, so that a change of seats or another language
    does not refuse a command. A weak one never matches (RFC 9110), nor does what is no
    ETag at all.
    """
    header = here().environ.get("HTTP_IF_MATCH")
    if header is None:
        raise IfMatchMissing
    if header.strip() == "*":
        return None
    named = [_ETAG.fullmatch(tag.strip()) for tag in header.split(",")]
    return frozenset(int(tag[1]) for tag in named if tag)


def last_event(after: int) -> int:
    """Return the number of the last event that the client has heard of a stream."""
    header = here().environ.get("HTTP_LAST_EVENT_ID")
    if header is None:
        return after
    if not _EVENT_NUMBER.fullmatch(header):
        raise MalformedHeader(header="Last-Event-ID")
    return int(header)


def is_known(etag: str, visit: Visit | None = None) -> bool:
    """Whether If-None-Match says that the client has this representation already."""
    header = (visit or here()).environ.get("HTTP_IF_NONE_MATCH")
    if header is None:
        return False
    tags = [tag.strip().removeprefix("W/") for tag in header.split(",")]
    return etag in tags or tags == ["*"]


def idempotency_key() -> IdempotencyKey | None:
    """Return the Idempotency-Key with a fingerprint of all that the request says."""
    key = here().environ.get("HTTP_IDEMPOTENCY_KEY")
    if key is None:
        return None
    if not _IDEMPOTENCY_KEY.fullmatch(key):
        raise MalformedHeader(header="Idempotency-Key")
    environ = here().environ
    said = (environ.get(name, "") for name in ("HTTP_AUTHORIZATION", "HTTP_IF_MATCH"))
    return idempotency.key_of(key, request.path, *said, request.get_data())


def query(schema: Schema) -> Json:
    """Return the parameters of the query, checked; nothing if there is no query."""
    if not request.query_string:
        return {}
    return _load(schema, request.args.to_dict())


def body(
    schema: Schema, *, required: bool = True, most_bytes: int | None = None
) -> Json:
    """Return the body, checked; one that may be left out counts as empty."""
    if most_bytes is not None:
        request.max_content_length = most_bytes
    data = request.get_data()
    if not data and not required:
        return _load(schema, {})
    if request.mimetype != "application/json":
        raise NotJson
    try:
        decoded = _decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise MalformedBody from error
    # Most bodies have fewer brackets than they may be deep.
    brackets = data.count(b"{") + data.count(b"[")
    if brackets > JSON_DEPTH and _is_too_deep(decoded, JSON_DEPTH):
        raise MalformedBody
    return _load(schema, decoded)


def _load(schema: Schema, data: Any) -> Json:
    try:
        loaded: Json = schema.load(data)
    except ValidationError as error:
        raise InvalidFields(wrongs(error)) from None
    return loaded


def _number(value: float) -> float | int:
    """Return a number as an int if it is a whole one: ``2.0`` is, in JSON."""
    return int(value) if value.is_integer() else value


def _is_too_deep(value: Any, depth: int) -> bool:
    """Whether a JSON value is nested deeper than ``depth``."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return not depth or any(_is_too_deep(inner, depth - 1) for inner in value)
