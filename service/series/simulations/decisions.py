"""Every decision of a simulation as compressed lines of JSON.

A line is one decision: what the seat that was asked could see, what it could choose,
what it chose, and how the game ended. ``engines/PROTOCOL.md`` documents the fields. A
chunk is one member of the gzip format; members in the order of chunks are the whole.
So the bytes follow from the plan alone, however many workers play.
"""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import msgspec

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from engines.core.fields import Json
    from engines.core.playout import Move, Played
    from engines.core.title import Title
    from service.series.simulations.plan import Lineup, Plan

LEVEL: Final = 6
"""How hard gzip tries; another level would change the bytes."""

_encode: Final = msgspec.json.Encoder().encode


class TooManyDecisions(Exception):
    """The decisions take more bytes than they may."""


def decision_line(title: Title[Any], state: Any, move: Move) -> Json:
    """Return a decision by what the acting seat saw and was offered, and its choice."""
    options = state.rules.options(state)
    return {
        "seat": move.seat,
        "view": title.view(state, move.seat),
        "options": [title.write(option) for option in options],
        "choice": options.index(move.option),
    }


class DecisionWriter:
    """Writes the decisions of the games of one chunk."""

    def __init__(self, plan: Plan, file: BinaryIO, most_bytes: int) -> None:
        """Write to ``file``, at most about ``most_bytes`` of it."""
        self._title = plan.engine
        self._file = file
        self._most_bytes = most_bytes
        self._game: list[Json] = []
        # Neither the name of a file nor the time: the bytes are the same every time.
        self._zip = gzip.GzipFile("", "wb", LEVEL, file, mtime=0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._zip.close()

    def watch(self, state: Any, move: Move) -> None:
        """Take a decision of the game that is being played."""
        self._game.append(decision_line(self._title, state, move))

    def end_game(self, number: int, lineup: Lineup, played: Played) -> None:
        """Write the decisions of a game; its outcome is known only now."""
        outcome = played.outcome._asdict()
        for place, decision in enumerate(self._game, 1):
            line: Json = {
                "game": number + 1,
                "decision": place,
                "bot": lineup.bots[decision["seat"]],
                **decision,
                "outcome": outcome,
            }
            self._zip.write(_encode(line) + b"\n")
        self._game = []
        if self._file.tell() > self._most_bytes:
            raise TooManyDecisions
