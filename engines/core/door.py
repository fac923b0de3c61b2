"""A table behind lines of JSON: how another program plays in lock-step with an engine.

The door trusts its caller. It shows every event whole, secrets included, and any seat's
view: it is for second implementations, referees and analysis, never for players.
``engines/PROTOCOL.md`` documents the messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.core.chance import KEY_BYTES
from engines.core.errors import EngineError
from engines.core.lines import Message, Problem, read, refuse, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.fields import Json
    from engines.core.state import Event, State
    from engines.core.title import Title

    Reply = tuple[str, Json]

PROTOCOL: Final = 1
"""Raised by every change that a caller of the protocol before it would not survive."""


class Door:
    """One table of one title; a new ``setup`` takes the place of the table before."""

    def __init__(self, title: Title[Any]) -> None:
        """Open the door of a title; no table is laid yet."""
        self._title = title
        self._speaker = title.texts.speakers["en"]
        self._table: State | None = None
        self._version = 0
        self._answers: dict[str, Callable[[Json], Reply]] = {
            "hello": self._hello,
            "setup": self._setup,
            "options": self._options,
            "choose": self._choose,
            "view": self._view,
            "digest": self._digest,
        }

    def answer(self, line: str) -> str:
        """Return the line that answers a line; a refusal changes nothing."""
        number = None
        try:
            message = read(line)
            number = message.id
            answer = Message(number, *self._carry_out(message))
        except Problem as problem:
            answer = refuse(problem, number)
        except EngineError as error:
            answer = refuse(self._refusal(error), number)
        return write(answer)

    def _carry_out(self, message: Message) -> Reply:
        kind = message.type
        if not isinstance(kind, str) or kind not in self._answers:
            detail = f"The type must be one of: {', '.join(self._answers)}."
            raise Problem("unknown_type", detail, pointer="/type")
        return self._answers[kind](message.fields)

    def _refusal(self, error: EngineError) -> Problem:
        """Return what an engine refuses, in words."""
        detail = self._speaker(error.reason.key, **error.reason.values)
        return Problem(error.code, detail, pointer=error.pointer, rules=error.rules)

    # Answers

    def _hello(self, fields: Json) -> Reply:
        _known(fields)
        title = self._title
        players = [title.players[0], title.players[-1]]
        return _reply(
            "hello",
            protocol=PROTOCOL,
            title=title.id,
            rules_version=title.rules_version,
            players=players,
            options=title.option_schema(self._speaker),
            components=title.components,
        )

    def _setup(self, fields: Json) -> Reply:
        _known(fields, "players", "options", "key")
        players = _given(fields, "players", int, "a whole number")
        options = _given(fields, "options", dict, "an object")
        applied = self._title.start(players, options, _key(fields))
        self._table, self._version = applied.state, 0
        return self._told(applied.events)

    def _options(self, fields: Json) -> Reply:
        _known(fields)
        decision = self._title.open(self._laid())
        offered = () if decision is None else decision.options
        return _reply("options", options=[self._title.write(o) for o in offered])

    def _choose(self, fields: Json) -> Reply:
        _known(fields, "seat", "command")
        table = self._laid()
        seat = _given(fields, "seat", int, "a whole number")
        command = _given(fields, "command", dict, "an object")
        applied = self._title.apply(table, seat, command)
        self._table, self._version = applied.state, self._version + 1
        return self._told(applied.events)

    def _view(self, fields: Json) -> Reply:
        _known(fields, "seat")
        table = self._laid()
        seat = None
        if fields.get("seat") is not None:
            seat = _given(fields, "seat", int, "the number of a seat, or null")
            if seat not in range(table.players):
                detail = f"Seats are numbered from 0 to {table.players - 1}."
                raise Problem("malformed_message", detail, pointer="/seat")
        return _reply("view", view=self._title.view(table, seat))

    def _digest(self, fields: Json) -> Reply:
        _known(fields)
        digest = self._title.digest(self._laid())
        return _reply("digest", version=self._version, digest=digest)

    # What answers are made of

    def _laid(self) -> State:
        if self._table is None:
            raise Problem("no_table", "No table is laid; send a setup first.")
        return self._table

    def _told(self, events: list[Event]) -> Reply:
        """Return what happened, and who is asked what now, or how the game ended."""
        table = self._laid()
        decision = self._title.open(table)
        fields: Json = {
            "version": self._version,
            "events": [self._whole(event) for event in events],
        }
        if decision is not None:
            fields["decision"] = {
                "name": decision.name,
                "seat": decision.seat,
                "rules": list(decision.rules),
            }
        if table.outcome is not None:
            fields["outcome"] = table.outcome._asdict()
        return _reply("table", **fields)

    def _whole(self, event: Event) -> Json:
        """Return an event with all its fields, whoever may see them at a table."""
        kind = self._title.vocabulary.events[event[0]]
        values = zip(kind.fields, event[1:], strict=True)
        return {"type": kind.type, **{name: v for name, v in values if v is not None}}


def _reply(kind: str, **fields: Any) -> Reply:
    """Return the type and the fields of an answer."""
    return kind, fields


def _known(fields: Json, *names: str) -> None:
    """Refuse a field that a message of this type does not have."""
    for name in fields:
        if name not in names:
            known = ", ".join(names) or "none but id and type"
            detail = f"Unknown field; known are: {known}."
            raise Problem("malformed_message", detail, pointer=f"/{name}")


def _given(fields: Json, name: str, kind: type, form: str) -> Any:
    """Return a field of a message; refuse one that is missing or of another form."""
    value = fields.get(name)
    if type(value) is not kind:
        detail = f"The field {name} must be {form}."
        raise Problem("malformed_message", detail, pointer=f"/{name}")
    return value


def _key(fields: Json) -> bytes:
    """Return the key of a game, given in hexadecimal digits."""
    detail = f"The key of a game is {KEY_BYTES} bytes in hexadecimal digits."
    try:
        key = bytes.fromhex(_given(fields, "key", str, "a string"))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise Problem("malformed_message", detail, pointer="/key")
    return key
