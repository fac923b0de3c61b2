"""Clocks of tournament games: time for a move, time for a game, and forfeits.

Time counts for whoever holds a seat, over all seats that they hold. Who lets a move's
time run out has a move played by the weakest bot, so that nobody gains by being late.
With ``max_timeouts`` of these, or once the time for the game has run out, they forfeit
it: they rank last, whatever a bot achieves in their seat from then on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service.games.deadlines import allotted, charge, elapsed, holds, set_deadline
from service.games.people.resigning import leave_seats
from service.games.table_events import seat_forfeited
from service.store.events import Happened

if TYPE_CHECKING:
    from service.games.commit import Change
    from service.games.model import Game


def count_timeout(game: Game, number: int) -> Game:
    """Return a game that counts one more move for which a seat took too long."""
    seats = list(game.record.seats)
    seat = seats[number]
    seats[number] = msgspec.structs.replace(seat, timeouts=seat.timeouts + 1)
    record = msgspec.structs.replace(game.record, seats=tuple(seats))
    return game._replace(record=record)


def is_forfeit(game: Game, number: int) -> bool:
    """Whether a seat that has just run out of time loses the game by that."""
    record = game.record
    held = holds(game, number)
    timeouts = sum(record.seats[each].timeouts for each in held)
    used = sum(record.seats[each].used for each in held) + allotted(game, number)
    is_spent = bool(record.game_seconds) and used >= record.game_seconds * 1_000_000
    return is_spent or timeouts >= record.max_timeouts


def forfeit(game: Game, number: int) -> Change:
    """Return a game that the holder of a seat has forfeited, in all their seats."""
    charged = charge(game, number, elapsed(game, number))
    event = Happened(seat_forfeited(number), game.version)
    return leave_seats(charged, holds(game, number), event, forfeited=True)


def stop_clock(game: Game) -> Game | None:
    """Return a game whose clock stands still, unless it does."""
    if game.record.stopped or game.is_over:
        return None
    left = 1
    if (seat := game.person_to_act()) is not None and game.act_by:
        left = max(1, allotted(game, seat) - elapsed(game, seat))
    record = msgspec.structs.replace(game.record, stopped=left)
    return game._replace(record=record, revision=game.revision + 1)


def start_clock(game: Game) -> Game | None:
    """Return a game whose clock goes on with the time that was left, unless it runs."""
    if not game.record.stopped or game.is_over:
        return None
    left = game.record.stopped
    record = msgspec.structs.replace(game.record, stopped=0)
    after = game._replace(record=record, revision=game.revision + 1)
    return set_deadline(None, after, left)
