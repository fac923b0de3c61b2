"""Messages as lines of JSON: the one framing of every door that speaks over pipes.

A line is one object with an ``id``, which the answer repeats, and a ``type``. What is
refused is answered by a message of type ``problem``. See ``engines/PROTOCOL.md``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engines.core.fields import Json


class Message(NamedTuple):
    """One line that was understood: what it asks for, and its other fields."""

    id: int | str | None
    """None only in the answer to a line whose id could not be read."""
    type: object
    """Whatever was sent; a door knows its own types."""
    fields: Json


class Problem(Exception):
    """A message that is refused, by a code for programs and a sentence for people."""

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        pointer: str = "",
        rules: tuple[str, ...] = (),
    ) -> None:
        """Refuse a message; ``pointer`` names the field to blame (RFC 6901)."""
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.pointer = pointer
        self.rules = rules


def read(line: str) -> Message:
    """Return the message of a line, or raise the ``Problem`` with it."""
    try:
        given = json.loads(line)
    except (ValueError, RecursionError):
        raise Problem("malformed_line", "The line is not JSON.") from None
    if not isinstance(given, dict):
        raise Problem("malformed_line", "A line is one JSON object.")
    number = given.pop("id", None)
    if type(number) not in (int, str):
        detail = "A message has an id, a string or a whole number."
        raise Problem("malformed_line", detail, pointer="/id")
    return Message(number, given.pop("type", None), given)


def write(message: Message) -> str:
    """Return a message as a line of ASCII, without its end."""
    whole = {"id": message.id, "type": message.type, **message.fields}
    return json.dumps(whole, separators=(",", ":"))


def refuse(problem: Problem, number: int | str | None) -> Message:
    """Return a problem as the answer to the message ``number``."""
    fields: Json = {"code": problem.code, "detail": problem.detail}
    if problem.pointer:
        fields["pointer"] = problem.pointer
    if problem.rules:
        fields["rules"] = list(problem.rules)
    return Message(number, "problem", fields)
