"""Deadlines: by when a person must act, who has let theirs pass, when games expire."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

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


def set_deadline(before: Game | None, after: Game) -> Game:
    """Return a game with the deadline of the person to act, if it has a limit.

    Only a new decision starts the clock, so nobody gains time by a change of seats.
    """
    seconds = after.record.turn_seconds
    if not seconds or after.person_to_act() is None:
        return after._replace(act_by=0) if after.act_by else after
    if before is not None and before.act_by and before.version == after.version:
        return after
    return after._replace(act_by=now() + seconds * 1_000_000)


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
