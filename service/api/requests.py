"""The query and the body of a request, checked by a schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from flask import request
from marshmallow import ValidationError

from service.api.schemas.fields import wrongs
from service.errors import InvalidFields, MalformedBody, NotJson

if TYPE_CHECKING:
    from marshmallow import Schema

    from engines.core.fields import Json

JSON_DEPTH = 16
"""Deeper nesting than any request has."""

_decode = msgspec.json.Decoder(float_hook=lambda text: _number(float(text))).decode


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
