"""Fields of requests that say in every language what they expect.

marshmallow checks; what is wrong is said by our own catalogues. So each field gives its
errors as a key with values, ``wrong.text;minimum=1;maximum=40``, and ``wrongs`` turns
what marshmallow collected into pointers and reasons.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate

from engines.core.errors import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING = "wrong.missing"


def said(key: str, **values: object) -> str:
    """Return a reason as the one string that marshmallow carries for us."""
    return ";".join((key, *(f"{name}={value}" for name, value in values.items())))


def heard(message: str, field: str) -> Reason:
    """Return the reason that a string carries."""
    key, *pairs = message.split(";")
    values: dict[str, object] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        values[name] = value
    if key == MISSING:
        values["field"] = field
    return Reason(key, values)


def wrongs(error: ValidationError) -> list[tuple[str, Reason]]:
    """Return where a request is wrong, by pointer (RFC 6901), and why."""
    return list(_flatten("", "", error.messages))


def _flatten(pointer: str, field: str, messages: Any) -> Iterator[tuple[str, Reason]]:
    if isinstance(messages, dict):
        for name, below in messages.items():
            step = "" if name == "_schema" else f"/{_escaped(str(name))}"
            yield from _flatten(pointer + step, str(name), below)
    else:
        for message in messages:
            yield pointer, heard(message, field)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


class Strict(Schema):
    """A part of a request: unknown fields are refused."""

    class Meta:
        """How marshmallow treats this schema."""

        unknown = RAISE

    def __init__(self, **more: Any) -> None:
        """Know the names of the own fields, to say them to who used another."""
        super().__init__(**more)
        known = ", ".join(self.fields)
        self.error_messages["unknown"] = said("wrong.unknown", known=known)
        self.error_messages["type"] = said("wrong.object")


def _expects(message: str) -> dict[str, Any]:
    """Return the errors of a field that always says the same: what it expects."""
    keys = ("invalid", "null", "too_large", "type", "validator_failed")
    return {**dict.fromkeys(keys, message), "required": MISSING}


def text(minimum: int, maximum: int, **more: Any) -> fields.String:
    """Return a field for a text of bounded length."""
    message = said("wrong.text", minimum=minimum, maximum=maximum)
    return fields.String(
        validate=validate.Length(minimum, maximum, error=message),
        error_messages=_expects(message),
        **more,
    )


def choice(*choices: str, **more: Any) -> fields.String:
    """Return a field for one of a few words."""
    message = said("wrong.choice", choices=", ".join(choices))
    return fields.String(
        validate=validate.OneOf(choices, error=message),
        error_messages=_expects(message),
        **more,
    )


class _TrueOrFalse(fields.Boolean):
    """Nothing but true and false: no ``1``, no ``"yes"``."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


def flag(**more: Any) -> fields.Boolean:
    """Return a field for true or false."""
    return _TrueOrFalse(error_messages=_expects(said("wrong.boolean")), **more)


class _Digits(fields.Integer):
    """A number in a query, in plain digits: no ``1_0``, no ``+1``, no blanks."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", value, re.ASCII):
            raise self.make_error("invalid")
        return int(value)


class _Whole(fields.Integer):
    """A number in a body: no text, no true or false."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        if type(value) is not int:
            raise self.make_error("invalid")
        return value


class _Decimal(fields.Float):
    """A number in a body that need not be whole: no text, no true or false."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> float:
        if type(value) not in (int, float):
            raise self.make_error("invalid")
        return float(value)


def number(minimum: int, maximum: int, **more: Any) -> fields.Integer:
    """Return a field for a whole number in a query."""
    message = said("wrong.integer", minimum=minimum, maximum=maximum)
    return _Digits(
        validate=validate.Range(minimum, maximum, error=message),
        error_messages=_expects(message),
        **more,
    )


def whole(minimum: int, maximum: int, **more: Any) -> fields.Integer:
    """Return a field for a whole number in a body."""
    message = said("wrong.integer", minimum=minimum, maximum=maximum)
    return _Whole(
        validate=validate.Range(minimum, maximum, error=message),
        error_messages=_expects(message),
        **more,
    )


def decimal(minimum: float, maximum: float, **more: Any) -> fields.Float:
    """Return a field for a number in a body that need not be whole."""
    message = said("wrong.decimal", minimum=minimum, maximum=maximum)
    return _Decimal(
        validate=validate.Range(minimum, maximum, error=message),
        error_messages=_expects(message),
        **more,
    )


def pattern(regex: str, **more: Any) -> fields.String:
    """Return a field for a text of a certain form."""
    message = said("wrong.form")
    return fields.String(
        validate=validate.Regexp(regex, error=message),
        error_messages=_expects(message),
        **more,
    )


def items(
    item: fields.Field[Any], minimum: int, maximum: int, **more: Any
) -> fields.List[Any]:
    """Return a field for a list of bounded length."""
    message = said("wrong.length", minimum=minimum, maximum=maximum)
    return fields.List(
        item,
        validate=validate.Length(minimum, maximum, error=message),
        error_messages=_expects(said("wrong.list")),
        **more,
    )


class Component(fields.Field[dict[str, Any]]):
    """An object whose schema is a component that no marshmallow schema describes."""

    def __init__(self, component: str, **more: Any) -> None:
        """Refer to ``component``; in requests, only that it is an object is checked."""
        super().__init__(error_messages=_expects(said("wrong.object")), **more)
        self.component = component

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        return value


def part(schema: type[Strict], **more: Any) -> fields.Nested:
    """Return a field for an object inside a request."""
    return fields.Nested(schema, error_messages=_expects(said("wrong.object")), **more)
