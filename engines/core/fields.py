"""What a value may be: the one description behind checks, schemas and texts.

Options of a title, fields of commands and events and the parts of a view are all
described by ``Field``. From it come the JSON Schema that is published, the check of
what a client sends, and the word that a text shows for a value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

Json = dict[str, Any]

REQUIRED = object()
"""The default of a field that has none: it must be given."""


class Wrong(NamedTuple):
    """Where a value does not fit, and the text that says why."""

    pointer: str
    key: str
    values: dict[str, object]


class Field(NamedTuple):
    """One value: its kind, its bounds, how it is named and who may see it."""

    kind: str
    doc: str = ""
    minimum: int | None = None
    maximum: int | None = None
    among: tuple[int, ...] = ()
    """The only numbers allowed, where not all between the bounds are."""
    values: tuple[str, ...] = ()
    item: Field | None = None
    unique: bool = False
    fields: Mapping[str, Field] | None = None
    title: str = ""
    """The published name of a record, or of a choice that is offered in many places."""
    about: str = ""
    """What that is, wherever it is used."""
    format: str = ""
    """What JSON Schema calls the form of a text: ``date-time``."""
    names: str = ""
    """The catalogue prefix of the words for this value: ``ghost`` for ``ghost.7``."""
    ref: str | Callable[[Any], Iterable[str]] = ""
    """What the value points at: ``space:{}``, or a function that yields its refs."""
    seen_by: str = ""
    """The field that names the only seat that may see this one."""
    optional: bool = False
    """Whether a view or an event may leave the field out."""
    default: object = REQUIRED

    def schema(self) -> Json:
        """Return the JSON Schema of the value, named by ``title`` if it has a name."""
        schema: Json = {}
        if self.kind == "integer":
            schema = {
                "type": "integer",
                "minimum": self.minimum,
                "maximum": self.maximum,
            }
            if self.among:
                schema["enum"] = list(self.among)
        elif self.kind == "boolean":
            schema = {"type": "boolean"}
        elif self.kind == "string":
            schema = {"type": "string"}
            if self.values:
                schema["enum"] = list(self.values)
            if self.title:
                schema["title"] = self.title
            if self.format:
                schema["format"] = self.format
        elif self.kind == "list":
            assert self.item is not None
            schema = {"type": "array", "items": self.item.schema()}
            if self.minimum is not None:
                schema["minItems"] = self.minimum
            if self.maximum is not None:
                schema["maxItems"] = self.maximum
            if self.unique:
                schema["uniqueItems"] = True
        else:
            assert self.fields is not None
            schema = record_schema(self.title, self.fields)
        if self.doc:
            schema["description"] = self.doc
        if self.default is not REQUIRED:
            schema["default"] = self.default
        return schema

    def check(self, value: object, pointer: str) -> Wrong | None:
        """Say what is wrong with a value that a client sent, or nothing."""
        if self.kind == "integer":
            return self._check_integer(value, pointer)
        if self.kind == "boolean":
            ok = isinstance(value, bool)
            return None if ok else Wrong(pointer, "wrong.boolean", {})
        if self.kind == "string":
            if isinstance(value, str) and (value in self.values or not self.values):
                return None
            return Wrong(pointer, "wrong.choice", {"choices": ", ".join(self.values)})
        assert self.kind == "list", "clients send scalars and lists of scalars only"
        return self._check_list(value, pointer)

    def _check_integer(self, value: object, pointer: str) -> Wrong | None:
        low, high = self.minimum, self.maximum
        assert low is not None
        assert high is not None
        if type(value) is not int or not low <= value <= high:
            return Wrong(pointer, "wrong.integer", {"minimum": low, "maximum": high})
        if self.among and value not in self.among:
            choices = ", ".join(map(str, self.among))
            return Wrong(pointer, "wrong.choice", {"choices": choices})
        return None

    def _check_list(self, value: object, pointer: str) -> Wrong | None:
        assert self.item is not None
        if not isinstance(value, list):
            return Wrong(pointer, "wrong.list", {})
        low, high = self.minimum or 0, self.maximum
        if len(value) < low or (high is not None and len(value) > high):
            most = "" if high is None else high
            return Wrong(pointer, "wrong.length", {"minimum": low, "maximum": most})
        for place, item in enumerate(value):
            wrong = self.item.check(item, f"{pointer}/{place}")
            if wrong is not None:
                return wrong
        if self.unique and len(set(value)) < len(value):
            return Wrong(pointer, "wrong.repeated", {})
        return None


def integer(minimum: int, maximum: int, doc: str = "", **more: Any) -> Field:
    """Return a field for a whole number between two bounds, both allowed."""
    return Field("integer", doc, minimum=minimum, maximum=maximum, **more)


def among(*numbers: int, doc: str = "", **more: Any) -> Field:
    """Return a field for one of the whole numbers ``numbers``."""
    return integer(min(numbers), max(numbers), doc, among=numbers, **more)


def boolean(doc: str = "", **more: Any) -> Field:
    """Return a field for true or false."""
    return Field("boolean", doc, **more)


def choice(*values: str, doc: str = "", **more: Any) -> Field:
    """Return a field for one of the words ``values``."""
    return Field("string", doc, values=values, about=doc, **more)


def text(doc: str = "", **more: Any) -> Field:
    """Return a field for any string."""
    return Field("string", doc, **more)


def seat(doc: str = "", **more: Any) -> Field:
    """Return a field for the number of a seat."""
    return Field(
        "integer", doc, minimum=0, maximum=5, names="seat", ref="seat:{}", **more
    )


def listing(item: Field, doc: str = "", **more: Any) -> Field:
    """Return a field for a list of alike values."""
    return Field("list", doc, item=item, **more)


def record(title: str, doc: str = "", /, **fields: Field) -> Field:
    """Return a field for an object, published under the name ``title``."""
    return Field("record", doc, fields=fields, title=title, about=doc)


def record_schema(title: str, fields: Mapping[str, Field]) -> Json:
    """Return the JSON Schema of an object with these fields."""
    required = [
        name
        for name, field in fields.items()
        if not field.optional and not field.seen_by and field.default is REQUIRED
    ]
    schema: Json = {
        "type": "object",
        "title": title,
        "properties": {name: field.schema() for name, field in fields.items()},
    }
    if required:
        schema["required"] = required
    return schema


def fill(fields: Mapping[str, Field], given: Mapping[str, object]) -> Json | Wrong:
    """Return ``given`` with the defaults filled in, or what is wrong with it."""
    for name in given:
        if name not in fields:
            return Wrong(f"/{name}", "wrong.unknown", {"known": ", ".join(fields)})
    filled: Json = {}
    for name, field in fields.items():
        if name in given:
            value = given[name]
            wrong = field.check(value, f"/{name}")
            if wrong is not None:
                return wrong
            filled[name] = value
        elif field.default is REQUIRED:
            return Wrong(f"/{name}", "wrong.missing", {"field": name})
        else:
            filled[name] = field.default
    return filled
