"""The words of a title: its commands and its events, each with fields and rules.

Inside the engine a command is an *option*, the tuple ``("play", 5, 2, 0)``, and an
event is a tuple too. Their fields have names only here: rules code stays flat and fast,
while clients get ``{"type": "ghooost.play", "value": 5, "numbered": 2, "copies": 0}``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.fields import Field, Json, Wrong, fill, record_schema
from engines.core.refs import (
    ME,
    Mover,
    Pointer,
    Template,
    filled,
    gaps,
    of_fields,
    touched,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.state import Event, Option

Refs = tuple[Template | Pointer, ...]
Moves = tuple[Mover, ...]


def refs_of(
    refs: Refs | None, fields: Mapping[str, Field], values: Mapping[str, Any]
) -> Iterator[str]:
    """Yield the refs that are declared, or else those of the fields."""
    if refs is None:
        yield from of_fields(fields, values)
        return
    for each in refs:
        yield from each(values) if callable(each) else filled(each, values)


class Command(NamedTuple):
    """One kind of answer: its published type, its fields in order, its rules."""

    type: str
    doc: str
    rules: tuple[str, ...]
    fields: dict[str, Field]
    refs: Refs | None = None
    """What an answer points at, if not just at what its fields name."""
    asks: tuple[str, ...] = ()
    """What its help needs to know of the table, besides what its refs do."""

    @property
    def words(self) -> tuple[str, ...]:
        """What it needs of the table: the gaps of its refs, and what its help asks."""
        names = {
            name
            for each in self.refs or ()
            for name in ((ME,) if callable(each) else gaps(each))
        }
        return tuple(sorted(names - self.fields.keys() | {*self.asks}))

    def point(self, option: Option, words: Mapping[str, Any]) -> list[str]:
        """Return the refs of an option; ``words`` fill the gaps besides its fields."""
        values = {**words, **dict(zip(self.fields, option[1:], strict=True))}
        return touched(refs_of(self.refs, self.fields, values), ())

    def write(self, option: Option) -> Json:
        """Return an option as the command that a client sends; tuples as lists."""
        values = (
            list(value) if isinstance(value, tuple) else value for value in option[1:]
        )
        return {"type": self.type, **dict(zip(self.fields, values, strict=True))}

    def read(self, name: str, command: Mapping[str, object]) -> Option | Wrong:
        """Return a command as the option it stands for, or what is wrong with it."""
        given = {key: value for key, value in command.items() if key != "type"}
        filled = fill(self.fields, given)
        if isinstance(filled, Wrong):
            return filled
        values = (
            tuple(value) if isinstance(value, list) else value
            for value in filled.values()
        )
        return (name, *values)

    def schema(self) -> Json:
        """Return the JSON Schema of the command."""
        return _tagged(self.type, self.doc, self.fields)


class EventKind(NamedTuple):
    """One kind of fact: its published type, its fields in order, its rules."""

    type: str
    doc: str
    rules: tuple[str, ...]
    touches: tuple[str, ...]
    """The fields of the state that this fact may change."""
    fields: dict[str, Field]
    refs: Refs | None = None
    """What it points at, besides what it moves, if not just at what its fields name."""
    moves: Moves = ()

    def write(self, event: Event, reader: int | None) -> Json:
        """Return an event as ``reader`` may see it: secrets of others are left out."""
        shown: Json = {"type": self.type}
        for (name, field), value in zip(self.fields.items(), event[1:], strict=True):
            if value is None or (field.seen_by and shown[field.seen_by] != reader):
                continue
            shown[name] = value
        return shown

    def point(self, shown: Json) -> Json:
        """Return the refs and the moves of an event, from what a reader may see."""
        moves = [move for mover in self.moves for move in mover(shown)]
        refs = refs_of(self.refs, self.fields, shown)
        return {"refs": touched(refs, moves), "moves": moves}

    def schema(self) -> Json:
        """Return the JSON Schema of the event."""
        return _tagged(self.type, self.doc, self.fields)


def _tagged(tag: str, doc: str, fields: Mapping[str, Field]) -> Json:
    """Return the schema of one closed variant, told apart by its ``type``."""
    schema = record_schema(published_name(tag), fields)
    schema["description"] = doc
    schema["properties"] = {
        "type": {"type": "string", "enum": [tag], "description": "Says which it is."},
        **schema["properties"],
    }
    schema["required"] = ["type", *schema.get("required", [])]
    return schema


def published_name(tag: str) -> str:
    """Return the schema name of a tag: ``GhooostTryLuck`` for ``ghooost.try_luck``."""
    return "".join(word.capitalize() for word in tag.replace(".", "_").split("_"))


class Vocabulary:
    """All commands and events of one title."""

    def __init__(self, prefix: str) -> None:
        """Begin an empty list; ``prefix`` keeps the types of titles apart."""
        self.prefix = prefix
        self.commands: dict[str, Command] = {}
        self.events: dict[str, EventKind] = {}

    def command(
        self,
        name: str,
        doc: str,
        /,
        *rules: str,
        refs: Refs | None = None,
        asks: tuple[str, ...] = (),
        **fields: Field,
    ) -> None:
        """Add a command; its fields stand in the order of the option's values."""
        assert name not in self.commands, name
        kind = Command(f"{self.prefix}.{name}", doc, rules, fields, refs, asks)
        self.commands[name] = kind

    def event(
        self,
        name: str,
        doc: str,
        /,
        *rules: str,
        touches: tuple[str, ...],
        refs: Refs | None = None,
        moves: Moves = (),
        **fields: Field,
    ) -> None:
        """Add an event; its fields stand in the order of the tuple's values."""
        assert name not in self.events, name
        tag = f"{self.prefix}.{name}"
        kind = EventKind(tag, doc, rules, touches, fields, refs, moves)
        self.events[name] = kind

    def name_of(self, command_type: object) -> str:
        """Return the engine's name of a published command type, or nothing."""
        prefix, _, name = str(command_type).partition(".")
        return name if prefix == self.prefix and name in self.commands else ""
