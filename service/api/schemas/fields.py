"""Fields of requests whose errors are texts of our own catalogues, in every language.

marshmallow checks, and carries a string for each error. So each field gives its errors
as a key with values, ``wrong.text;minimum=1;maximum=40``, and ``reasons`` turns what
marshmallow collected into pointers and reasons.
"""

from __future__ import annotations

import re
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from marshmallow import RAISE, Schema, ValidationError, fields, validate

from engines.core.errors import Reason
from engines.core.refs import FORM

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING = "wrong.missing"

MOST_ERRORS = 20
"""A refusal names no more, and no list is read further: who is wrong so often is wrong
everywhere, and must not make us work for it."""


def message(key: str, **values: object) -> str:
    """Return a reason as the one string that marshmallow carries for us."""
    return ";".join((key, *(f"{name}={value}" for name, value in values.items())))


def _reason(carried: str, field: str) -> Reason:
    """Return the reason that marshmallow carried as a string."""
    key, *pairs = carried.split(";")
    values: dict[str, object] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        values[name] = value
    if key == MISSING:
        values["field"] = field
    return Reason(key, values)


def reasons(messages: Any) -> list[tuple[str, Reason]]:
    """Return where a request is wrong first, by pointer (RFC 6901), and why.

    ``messages`` are those of a ``ValidationError``.
    """
    return list(islice(_flatten("", "", messages), MOST_ERRORS))


def _flatten(pointer: str, field: str, messages: Any) -> Iterator[tuple[str, Reason]]:
    if isinstance(messages, dict):
        for name, below in messages.items():
            step = "" if name == "_schema" else f"/{_escaped(str(name))}"
            yield from _flatten(pointer + step, str(name), below)
    else:
        for carried in messages:
            yield pointer, _reason(carried, field)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


class Strict(Schema):
    """A part of a request: unknown fields are refused."""

    class Meta:
        """How marshmallow treats this schema."""

        unknown = RAISE

    max_values: ClassVar[int] = 30_000
    """How many values the body may have. The largest honest one is a tournament of 512
    entrants with six bots each: 6,000, and 20,000 commas if all names are made of them.
    """

    def __init__(self, **more: Any) -> None:
        """Know the names of the own fields: the refusal of another one lists them."""
        super().__init__(**more)
        self.may_be_left_out = not any(each.required for each in self.fields.values())
        names = ((each.data_key or name) for name, each in self.fields.items())
        known = ", ".join(names)
        self.error_messages["unknown"] = message("wrong.unknown", known=known)
        self.error_messages["type"] = message("wrong.object")


def _options(expected: str, description: str = "", **more: Any) -> dict[str, Any]:
    """Return the options of a field whose errors all say the same: what it expects."""
    keys = ("invalid", "null", "too_large", "type", "validator_failed")
    errors = {**dict.fromkeys(keys, expected), "required": MISSING}
    metadata = {"description": description} if description else {}
    return {"error_messages": errors, "metadata": metadata, **more}


def text(minimum: int, maximum: int, **more: Any) -> fields.String:
    """Return a field for a text of bounded length."""
    expected = message("wrong.text", minimum=minimum, maximum=maximum)
    return fields.String(
        validate=validate.Length(minimum, maximum, error=expected),
        **_options(expected, **more),
    )


UNPRINTABLE = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffe\uffff]"
)
"""What a line of text or XML cannot hold: control characters, line breaks, and what
Unicode calls no characters. Also marks that turn the direction of what follows."""


def short_name(minimum: int, maximum: int, **more: Any) -> fields.String:
    """Return a field for what texts and pictures call somebody."""
    expected = message("wrong.name", minimum=minimum, maximum=maximum)

    def refuse_unprintable(value: str) -> None:
        if UNPRINTABLE.search(value):
            raise ValidationError(expected)

    length = validate.Length(minimum, maximum, error=expected)
    return fields.String(
        validate=[length, refuse_unprintable], **_options(expected, **more)
    )


def choice(*choices: str, **more: Any) -> fields.String:
    """Return a field for one of a few words."""
    expected = message("wrong.choice", choices=", ".join(choices))
    return fields.String(
        validate=validate.OneOf(choices, error=expected),
        **_options(expected, **more),
    )


class _TrueOrFalse(fields.Boolean):
    """Nothing but true and false: no ``1``, no ``"yes"``."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


def flag(**more: Any) -> fields.Boolean:
    """Return a field for true or false."""
    return _TrueOrFalse(**_options(message("wrong.boolean"), **more))


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
    expected = message("wrong.integer", minimum=minimum, maximum=maximum)
    return _Digits(
        validate=validate.Range(minimum, maximum, error=expected),
        **_options(expected, **more),
    )


def whole(minimum: int, maximum: int, **more: Any) -> fields.Integer:
    """Return a field for a whole number in a body."""
    expected = message("wrong.integer", minimum=minimum, maximum=maximum)
    return _Whole(
        validate=validate.Range(minimum, maximum, error=expected),
        **_options(expected, **more),
    )


def decimal(minimum: float, maximum: float, **more: Any) -> fields.Float:
    """Return a field for a number in a body that need not be whole."""
    expected = message("wrong.decimal", minimum=minimum, maximum=maximum)
    return _Decimal(
        validate=validate.Range(minimum, maximum, error=expected),
        **_options(expected, **more),
    )


def pattern(regex: str, **more: Any) -> fields.String:
    """Return a field for a text of a certain form."""
    # marshmallow formats the text of an error, whose braces have to survive that.
    expected = message("wrong.form", form=regex).replace("{", "{{").replace("}", "}}")
    return fields.String(
        validate=validate.Regexp(regex, error=expected),
        **_options(expected, **more),
    )


_MOMENT = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)", re.ASCII
)


def moment(**more: Any) -> fields.String:
    """Return a field for a time with its offset from UTC (RFC 3339)."""
    expected = message("wrong.moment")

    def refuse_other(value: str) -> None:
        try:
            if _MOMENT.fullmatch(value):
                datetime.fromisoformat(value)
                return
        except ValueError:
            pass
        raise ValidationError(expected)

    options = _options(expected, **more)
    options["metadata"]["format"] = "date-time"
    return fields.String(validate=refuse_other, **options)


def refs(most: int, **more: Any) -> fields.String:
    """Return a field for refs in a query, with commas between them."""
    expected = message("wrong.refs", maximum=most)
    form = FORM.removeprefix("^").removesuffix("$")
    regex = rf"^{form}(,{form}){{0,{most - 1}}}$"
    return fields.String(
        validate=validate.Regexp(regex, error=expected),
        **_options(expected, **more),
    )


class _Items(fields.List[Any]):
    """A list whose length is checked before any item is looked at."""

    def __init__(
        self, item: fields.Field[Any], minimum: int, maximum: int, **more: Any
    ) -> None:
        """Take from ``minimum`` to ``maximum`` items."""
        expected = message("wrong.length", minimum=minimum, maximum=maximum)
        # The document reads the bounds off this validator.
        self.length = validate.Length(minimum, maximum, error=expected)
        options = _options(message("wrong.list"), **more)
        super().__init__(item, validate=self.length, **options)

    def _deserialize(self, value: Any, *_: Any, **more: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.make_error("invalid")
        self.length(value)
        loaded: list[Any] = []
        wrong: dict[int, Any] = {}
        for index, each in enumerate(value):
            try:
                loaded.append(self.inner.deserialize(each, **more))
            except ValidationError as error:
                wrong[index] = error.messages
                if len(wrong) == MOST_ERRORS:
                    break
        if wrong:
            raise ValidationError(wrong)
        return loaded


def items(
    item: fields.Field[Any], minimum: int, maximum: int, **more: Any
) -> fields.List[Any]:
    """Return a field for a list of bounded length."""
    return _Items(item, minimum, maximum, **more)


class Component(fields.Field[dict[str, Any]]):
    """An object whose schema is a component that no marshmallow schema describes."""

    def __init__(self, component: str, **more: Any) -> None:
        """Refer to ``component``; in requests, only that it is an object is checked."""
        super().__init__(**_options(message("wrong.object"), **more))
        self.component = component

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        return value


def part(schema: type[Strict], **more: Any) -> fields.Nested:
    """Return a field for an object inside a request."""
    return fields.Nested(schema, **_options(message("wrong.object"), **more))
