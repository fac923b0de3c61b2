"""flask-smorest's Blueprint, with a parser that keeps our limits on requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import flask_smorest
import msgspec
from webargs.flaskparser import FlaskParser

from service.api.schemas.fields import Strict, reasons
from service.errors import BodyTooLarge, InvalidFields, MalformedBody, NotJson

if TYPE_CHECKING:
    from flask import Request
    from marshmallow import Schema, ValidationError

    from engines.core.fields import Json

TEXT: Json = {"type": "string"}
"""The schema of an answer that is a text, a picture or a stream."""

BINARY: Json = {"type": "string", "format": "binary"}
"""The schema of an answer of bytes that are no text."""

JSON_DEPTH = 16
"""Deeper nesting than any request has."""

MOST_FIELDS = 100
"""More fields than any object of a request has."""

_decode = msgspec.json.Decoder(float_hook=lambda text: _number(float(text))).decode


class Parser(FlaskParser):
    """Reads the query and the body of a request; refuses them in our own words."""

    DEFAULT_UNKNOWN_BY_LOCATION = {  # noqa: RUF012 - webargs' own
        **FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION,
        # As the schema says: an unknown parameter is refused.
        "query": None,
    }

    def load_querystring(self, req: Request, schema: Schema) -> dict[str, str]:
        """Return the parameters of the query; of a repeated one, the first counts."""
        del schema
        return req.args.to_dict()

    def load_json(self, req: Request, schema: Schema) -> Any:
        """Return the body, decoded; one that may be left out counts as empty."""
        assert isinstance(schema, Strict)
        data = req.get_data()
        if not data and schema.may_be_left_out:
            return {}
        if req.mimetype != "application/json":
            raise NotJson
        # Each value but the first stands after a comma or a bracket: counting those
        # costs next to nothing, while the values themselves may take a gigabyte.
        brackets = data.count(b"{") + data.count(b"[")
        if brackets + data.count(b",") > schema.max_values:
            raise BodyTooLarge("values", limit=schema.max_values)
        try:
            decoded = _decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise MalformedBody from error
        # Most bodies have fewer brackets than they may be deep, and few fields.
        if brackets > JSON_DEPTH or data.count(b":") > MOST_FIELDS:
            _check_shape(decoded, JSON_DEPTH)
        return decoded

    def handle_error(self, error: ValidationError, *_: Any, **__: Any) -> NoReturn:
        """Refuse a request whose fields are wrong."""
        # webargs puts the messages under the name of the location.
        (messages,) = error.messages_dict.values()
        raise InvalidFields(reasons(messages)) from None


class Blueprint(flask_smorest.Blueprint):
    """A blueprint whose arguments are read by our parser."""

    ARGUMENTS_PARSER = Parser()


def _number(value: float) -> float | int:
    """Return a number as an int if it is a whole one: ``2.0`` is, in JSON."""
    return int(value) if value.is_integer() else value


def _check_shape(value: Any, depth: int) -> None:
    """Refuse a value nested deeper than ``depth``, or an object of too many fields."""
    if isinstance(value, dict):
        if len(value) > MOST_FIELDS:
            raise BodyTooLarge("fields", limit=MOST_FIELDS)
        value = value.values()
    elif not isinstance(value, list):
        return
    if not depth:
        raise MalformedBody
    for inner in value:
        if isinstance(inner, (dict, list)):
            _check_shape(inner, depth - 1)
