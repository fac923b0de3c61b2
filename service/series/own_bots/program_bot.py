"""A program as a bot: lines of JSON, as ``engines/PROTOCOL.md`` documents them."""

from __future__ import annotations

import json
import shlex
from typing import TYPE_CHECKING, Final

from engines.core.door import PROTOCOL
from engines.core.lines import Message, write
from service.series.own_bots.faults import BotFault, quoted
from service.series.own_bots.own_bot import OwnBot
from service.series.own_bots.pipes import Program

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option

SEEDS: Final = 1 << 32
"""Seeds are below this, so that every language can hold them."""


class ProgramBot(OwnBot):
    """Asks a program, which it starts for its first decision."""

    _program: Program | None = None
    _asked = 0

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the index that the program answers, or raise its ``BotFault``."""
        program = self._program or self._started()
        seconds = self.limits.decision_seconds
        question = {
            "view": view,
            "options": [self.title.write(option) for option in options],
            "time_left_ms": round(seconds * 1000),
            "seed": chance.below(SEEDS),
        }
        answer = self._ask(program, "decide", "choice", question, seconds)
        index = answer.get("index")
        if type(index) is not int:
            detail = f"Its index is {quoted(json.dumps(index))}, no whole number."
            raise BotFault(self.id, "not_an_index", detail)
        if index not in range(len(options)):
            detail = f"It chose {index} of {len(options)} options."
            raise BotFault(self.id, "out_of_range", detail)
        return index

    def _started(self) -> Program:
        """Start the program and greet it."""
        self._program = program = Program(self.id, shlex.split(self.source.what))
        greeting: Json = {
            "protocol": PROTOCOL,
            "title": self.title.id,
            "rules_version": self.title.rules_version,
        }
        seconds = self.limits.start_seconds
        answer = self._ask(program, "hello", "hello", greeting, seconds)
        if answer.get("protocol") != PROTOCOL:
            spoken = quoted(json.dumps(answer.get("protocol")))
            detail = f"It speaks protocol {spoken}, we speak {PROTOCOL}."
            raise BotFault(self.id, "wrong_protocol", detail)
        return program

    def _ask(
        self, program: Program, kind: str, expected: str, fields: Json, seconds: float
    ) -> Json:
        """Ask one question and return the answer to it, of the type that is due."""
        self._asked += 1
        try:
            line = program.ask(write(Message(self._asked, kind, fields)), seconds)
        except BaseException:
            # Also when we are stopped: whatever it does now, nobody waits for it.
            program.close(seconds=0)
            self._program = None
            raise
        answer = self._read(line)
        if answer.get("type") == "problem":
            detail = f"It answered {quoted(line)}."
            raise BotFault(self.id, "gave_up", detail)
        if answer.get("type") != expected:
            detail = f"It answered {kind} by {quoted(line)}."
            raise BotFault(self.id, "wrong_type", detail)
        return answer

    def _read(self, line: bytes) -> Json:
        """Return the answer in a line; refuse what is none, or to another question."""
        printed = f"It printed {quoted(line)}"
        try:
            answer = json.loads(line.decode())
        except UnicodeDecodeError:
            raise BotFault(self.id, "not_utf8", f"{printed}.") from None
        except (ValueError, RecursionError):
            if self._asked == 1:
                detail = f"{printed} before its hello."
                raise BotFault(self.id, "noise", detail) from None
            raise BotFault(self.id, "not_json", f"{printed}.") from None
        if not isinstance(answer, dict):
            raise BotFault(self.id, "not_an_object", f"{printed}.")
        given = answer.get("id")
        if type(given) is int and 0 < given < self._asked:
            detail = f"{printed}, a further answer to question {given}."
            raise BotFault(self.id, "two_answers", detail)
        if type(given) is not int or given != self._asked:
            detail = f"{printed} in answer to question {self._asked}."
            raise BotFault(self.id, "wrong_id", detail)
        return answer

    def close(self) -> None:
        """End the program, whatever it does."""
        if self._program is not None:
            self._program.close(self.limits.end_seconds)
            self._program = None

    def check_end(self) -> None:
        """End the program; raise a ``BotFault`` if it prints more or does not end."""
        if self._program is None:
            return
        program, self._program = self._program, None
        printed, ended = program.close(self.limits.end_seconds)
        if printed:
            line = printed.partition(b"\n")[0]
            self._asked += 1
            self._read(line)
            detail = f"It printed {quoted(line)} unasked."
            raise BotFault(self.id, "two_answers", detail)
        if not ended:
            raise BotFault(self.id, "does_not_end", "It went on when its input ended.")
