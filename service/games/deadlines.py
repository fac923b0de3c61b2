"""Deadlines: by when a person must act, who has let theirs pass, when games expire.

Where clocks run, what each holder of a seat has used is counted here.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from service.games.model import Game
    from service.store import Store

LATE_JOB_MICROS = 5_000_000
"""How long a job may take to answer for a late person before another is queued."""

MOST_LATE = 200
"""In games: how many late persons are answered for at once."""


def now() -> int:
    """Return the time in microseconds since 1970."""
    return time.time_ns() // 1000


def set_deadline(before: Game | None, after: Game, left: int = 0) -> Game:
    """Return a game with the deadline of the person to act, if it has a limit.

    Only a new decision starts the clock, so nobody gains time by a change of seats.
    ``left`` is what is left of its time, in microseconds; 0 for all of it.
    """
    seat = after.person_to_act()
    if not after.record.turn_seconds or seat is None or after.record.stopped:
        return after._replace(act_by=0) if after.act_by else after
    if after.act_by and before is not None and before.version == after.version:
        return after
    return after._replace(act_by=now() + (left or allotted(after, seat)))


def allotted(game: Game, seat: int) -> int:
    """Return how long a seat may take for the present move, in microseconds.

    That is the time for a move, or what is left of the time for the game.
    """
    record = game.record
    move = record.turn_seconds * 1_000_000
    if not record.game_seconds:
        return move
    used = sum(record.seats[number].used for number in holds(game, seat))
    return max(0, min(move, record.game_seconds * 1_000_000 - used))


def elapsed(game: Game, seat: int) -> int:
    """Return how long a seat has taken for the present move, never more than it may."""
    whole, stopped = allotted(game, seat), game.record.stopped
    if not stopped and not game.act_by:
        return 0
    left = stopped or game.act_by - now()
    return max(0, min(whole, whole - left))


def holds(game: Game, seat: int) -> list[int]:
    """Return all seats of the holder of a seat."""
    seats = game.record.seats
    holder = seats[seat].account, seats[seat].token
    return [n for n, each in enumerate(seats) if (each.account, each.token) == holder]


def run_clock(before: Game, after: Game) -> Game:
    """Return a game with clocks that count what the last decision took its seat.

    While the clocks stand still, those of a new decision begin with all its time.
    """
    if before.version == after.version:
        return after
    seat = before.person_to_act()
    if seat is not None:
        after = charge(after, seat, elapsed(before, seat))
    if after.record.stopped:
        left = 1
        if (asked := after.person_to_act()) is not None:
            left = max(1, allotted(after, asked))
        record = msgspec.structs.replace(after.record, stopped=left)
        after = after._replace(record=record)
    return after


def charge(game: Game, number: int, micros: int) -> Game:
    """Return a game in which the holder of a seat has thought so much longer."""
    seats = list(game.record.seats)
    seat = seats[number]
    seats[number] = msgspec.structs.replace(seat, used=seat.used + micros)
    record = msgspec.structs.replace(game.record, seats=tuple(seats))
    return game._replace(record=record)


def extend_life(before: Game | None, after: Game) -> Game:
    """Return a game that does not expire any more, unless it was just announced."""
    is_announced_now = before is None or after.expires_at != before.expires_at
    return after if is_announced_now else after._replace(expires_at=0)


def queue_late_answers(store: Store) -> int:
    """Queue a bot's answer for everybody whose deadline has passed; return how many.

    A game whose job is lost is late again after ``LATE_JOB_MICROS``.
    """
    present = now()
    late = store.turns.late(present, MOST_LATE)
    for game_id in late:
        store.turns.look_again(game_id, present + LATE_JOB_MICROS)
        store.turns.enqueue_late(game_id, str(present))
    return len(late)
