"""Refs: the names of what can be pointed at on a board, and what moves between them.

Commands and events declare refs as templates with gaps for their fields,
``strip:{player}.{strip}``. What a gap has no value for is left out, and a list gives a
ref for each of its items. ``engines/REFS.md`` has the refs of every title.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from string import Formatter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from engines.core.fields import Json

if TYPE_CHECKING:
    from engines.core.fields import Field

FORM: Final = r"^[a-z_]+:[a-z0-9_]+(\.[a-z0-9_]+)*$"
"""What every ref matches."""
LONGEST: Final = 48
"""How many characters a ref may have."""

ME: Final = "me"
"""The gap for the seat, or its colour, that is asked."""

Template = str
Pointer = Callable[[Mapping[str, Any]], Iterable[str]]
"""Yields refs by the values of fields, where a template cannot say it."""
Mover = Callable[[Mapping[str, Any]], Iterable[Json]]
"""Yields moves by the values of the fields of an event."""

NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


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


def moved(
    ref: Template,
    start: Template = "",
    end: Template = "",
    *,
    count: str = "",
    only: Mapping[str, object] = NOTHING,
) -> Mover:
    """Declare that a thing goes from one place to another.

    An empty ``start`` is anywhere, or outside the table; what has an empty ``end``
    leaves the table. ``count`` names the field that says how many equal ones, ``only``
    the values that fields must have for it to move, ``None`` for an absent one.
    """
    return partial(_moves, ref, start, end, count, only)


def taken(
    stack: Template,
    end: Template = "",
    *,
    count: str = "",
    only: Mapping[str, object] = NOTHING,
) -> Mover:
    """Declare that tokens go from their stack to a place; the stack is their ref."""
    return partial(_moves, stack, stack, end, count, only)


def _moves(
    ref: Template,
    start: Template,
    end: Template,
    count: str,
    only: Mapping[str, object],
    values: Mapping[str, Any],
) -> Iterator[Json]:
    """Yield the moves of a declaration; of equal things one with their count."""
    if any(values.get(name) != value for name, value in only.items()):
        return
    number = values[count] if count else 1
    for each, times in Counter(filled(ref, values)).items():
        if number:
            yield _move(each, start, end, number * times, values)


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
