"""What a bot of one's own is: a class or a program, by what its user typed."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engines.core.bots import AT, Bot

if TYPE_CHECKING:
    from engines.core.title import Title

PROGRAM: Final = "cmd:"
"""What a program's command begins with."""

_NAMED: Final = re.compile(r"([\w .+-]+)=(.+)", re.DOTALL)
_CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


@dataclass(frozen=True)
class Limits:
    """How long a bot of one's own may take."""

    start_seconds: float = 30.0
    """From its start to its hello; for a class, to import and build it."""
    decision_seconds: float = 10.0
    """For one decision."""
    end_seconds: float = 10.0
    """From the end of its input to its own; then it is killed."""


@dataclass(frozen=True)
class Source:
    """A bot of one's own, not started yet: its name, and a class or a command."""

    name: str
    """How reports and standings call it."""
    what: str
    """``my_module:MyBot``, or a command."""
    is_program: bool

    @classmethod
    def read(cls, text: str) -> Source | None:
        """Return the bot that a text describes; nothing if it is no bot of one's own.

        ``cmd: ./my-bot`` and ``my_module:MyBot``, each with a name if one likes:
        ``mine=cmd: ./my-bot``. Raises ``ValueError`` with a sentence.
        """
        text = text.strip()
        named = _NAMED.fullmatch(text)
        name, what = named.groups() if named else (text, text)
        if what.startswith(PROGRAM):
            command = what.removeprefix(PROGRAM).strip()
            if not shlex.split(command):
                raise ValueError(f"no command after {PROGRAM!r} in {text!r}")
            found = cls(name.strip(), command, is_program=True)
        elif _CLASS.fullmatch(what):
            found = cls(name.strip(), what, is_program=False)
        else:
            return None
        if AT in found.name:
            raise ValueError(f"give it a name without {AT}: NAME={what}")
        return found

    def bot(self, title: Title[Any], limits: Limits) -> OwnBot:
        """Return the bot for a title; it is started by its first decision."""
        # Imported here: both modules need this one.
        from service.series.own_bots.class_bot import ClassBot  # noqa: PLC0415
        from service.series.own_bots.program_bot import ProgramBot  # noqa: PLC0415

        kind = ProgramBot if self.is_program else ClassBot
        return kind(self, title, limits)


class OwnBot(Bot):
    """A bot of one's own at a table; close it when done."""

    levels = 1

    def __init__(self, source: Source, title: Title[Any], limits: Limits) -> None:
        """Be ready for decisions of one title."""
        self.id = source.name
        self.title = title
        self.source = source
        self.limits = limits

    def close(self) -> None:
        """End what the bot has running."""
