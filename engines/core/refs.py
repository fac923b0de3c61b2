"""Refs: the names of what can be pointed at on a board, and what moves between them.

Commands and events declare refs as templates with gaps for their fields,
``strip:{player}.{strip}``. What a gap has no value for is left out, and a list gives a
ref for each of its items. ``engines/REFS.md`` has the refs of every title.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from string import Formatter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engines.core.fields import Field, Json

FORM: Final = r"^[a-z_]+:[a-z0-9_]+(\.[a-z0-9_]+)*$"
"""What every ref matches."""
LONGEST: Final = 48
"""How many characters a ref may have."""

ME: Final = "me"
"""The gap for the seat, or its colour, that is asked."""

Template = str


@lru_cache(4096)
def gaps(template: Template) -> tuple[str, ...]:
    """Return the names of the gaps in a template, each once."""
    names = (name for _, name, _, _ in Formatter().parse(template) if name)
    return tuple(dict.fromkeys(names))


def filled(template: Template, values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the refs of a template, none if a value is missing."""
    listed = ""
    for name in gaps(template):
        value = values.get(name)
        if value is None:
            return
        if isinstance(value, list | tuple):
            listed = name
    if listed:
        for item in values[listed]:
            yield template.format_map({**values, listed: item})
    else:
        yield template.format_map(values)


def of_field(field: Field, value: Any) -> Iterator[str]:
    """Yield the refs of a value: those that its field names, item by item."""
    if field.item is not None:
        for item in value:
            yield from of_field(field.item, item)
    elif callable(field.ref):
        yield from field.ref(value)
    elif field.ref:
        yield field.ref.format(value)


def of_fields(fields: Mapping[str, Field], values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the refs of all fields that have a value."""
    for name, field in fields.items():
        if name in values:
            yield from of_field(field, values[name])


class Moving(NamedTuple):
    """Something that an event moves: templates of what, from where and to where."""

    ref: Template
    start: Template
    """Empty for what was anywhere, or came from outside the table."""
    end: Template
    """Empty for what leaves the table."""
    count: str = ""
    """The field that says how many equal ones; empty for one."""
    only: Mapping[str, object] = {}
    """Values that fields must have for it to move; absent fields have ``None``."""

    def __call__(self, values: Mapping[str, Any]) -> Iterator[Json]:
        """Yield the moves; of equal ones one with their count."""
        if any(values.get(name) != value for name, value in self.only.items()):
            return
        number = values[self.count] if self.count else 1
        for ref, times in Counter(filled(self.ref, values)).items():
            if number:
                yield _move(ref, self.start, self.end, number * times, values)


def moved(
    ref: Template, start: Template = "", end: Template = "", **more: Any
) -> Moving:
    """Declare that a thing goes from one place to another."""
    return Moving(ref, start, end, **more)


def taken(stack: Template, end: Template = "", **more: Any) -> Moving:
    """Declare that tokens go from their stack to a place; the stack is their ref."""
    return Moving(stack, stack, end, **more)


def _move(
    ref: str, start: Template, end: Template, count: int, values: Mapping[str, Any]
) -> Json:
    move: Json = {"ref": ref}
    if start:
        move["from"] = start.format_map(values)
    if end:
        move["to"] = end.format_map(values)
    if count > 1:
        move["count"] = count
    return move


def touched(refs: Iterable[str], moves: Iterable[Json]) -> list[str]:
    """Return refs and what moves name, each once, in the order of first mention."""
    found = dict.fromkeys(refs)
    for move in moves:
        for name in ("ref", "from", "to"):
            if name in move:
                found[move[name]] = None
    return list(found)
