"""The beginning of a game: cards are dealt when no seat is open any more.

Until then a seat that is claimed may still contribute to the chance of the game.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from service.games.model import Game, Kind, status_of

if TYPE_CHECKING:
    from engines.core.state import Event


def begin(game: Game) -> tuple[Game, list[Event]]:
    """Lay the table of a waiting game if all its seats are taken, and tell the deal."""
    record = game.record
    if game.state is not None or any(seat.kind == Kind.OPEN for seat in record.seats):
        return game, []
    state, events = game.title.start(len(record.seats), record.options, record.key)
    started = game._replace(
        state=state, status=status_of(state), events=game.events + len(events)
    )
    return started, events


def wind(before: Game | None, after: Game) -> Game:
    """Set the time by which a person must answer; only a new question starts it anew.

    So nobody wins time by a change of seats.
    """
    seconds = after.record.turn_seconds
    if not seconds or after.person_to_act() is None:
        return after._replace(act_by=0) if after.act_by else after
    if before is not None and before.act_by and before.version == after.version:
        return after
    return after._replace(act_by=now() + seconds * 1_000_000)


def now() -> int:
    """Return the time in microseconds since 1970."""
    return time.time_ns() // 1000
