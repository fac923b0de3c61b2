"""Everything an engine refuses, as one tree.

    EngineError
    ├── BadSetup              options or a player count that the rules exclude
    ├── Refused               a command that is not carried out
    │   ├── MalformedCommand  not a command of this title: type, field or value
    │   ├── NotYourDecision   another seat is asked
    │   ├── IllegalCommand    a command that the open decision does not offer
    │   └── GameOver          nothing is asked any more
    └── BadSave               a save that this version cannot go on with
        └── NewerSave         one that a newer version has written

Codes are for machines and never change; messages are for people and may. A broken
invariant is not in the tree: it asserts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Reason(NamedTuple):
    """A sentence by its key in the message catalogue, with the values to fill in."""

    key: str
    values: Mapping[str, object]


class EngineError(Exception):
    """A request that the engine turns down, with the rules that say so."""

    code: ClassVar[str]

    def __init__(
        self,
        key: str,
        *,
        rules: tuple[str, ...] = (),
        pointer: str = "",
        values: Mapping[str, object] | None = None,
    ) -> None:
        """Refuse for the reason ``key``; ``pointer`` names the field (RFC 6901)."""
        super().__init__(key)
        self.reason = Reason(key, values or {})
        self.rules = rules
        self.pointer = pointer

    def __str__(self) -> str:
        """Name the reason, its values and the rules, for logs and tracebacks."""
        values = ", ".join(
            f"{name}={value!r}" for name, value in self.reason.values.items()
        )
        return f"{self.reason.key}({values}) at {self.pointer!r} by {list(self.rules)}"


class BadSetup(EngineError):
    """The options or the number of players are excluded."""

    code = "bad_setup"


class Refused(EngineError):
    """The command is not carried out and nothing has changed."""


class MalformedCommand(Refused):
    """The command has an unknown type, a missing or unknown field or a wrong value."""

    code = "malformed_command"


class NotYourDecision(Refused):
    """The open decision belongs to another seat."""

    code = "not_your_decision"


class IllegalCommand(Refused):
    """The open decision does not offer this command."""

    code = "illegal_command"


class GameOver(Refused):
    """The game has ended."""

    code = "game_over"


class BadSave(EngineError):
    """The save is of another title, of an unknown format or damaged."""

    code = "bad_save"


class NewerSave(BadSave):
    """The save is of newer rules, or of a newer format, than this version knows."""

    code = "newer_save"
