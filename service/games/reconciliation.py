"""Finding what is due: bot turns whose job was lost, people whose time ran out."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from service.games.deadlines import now

if TYPE_CHECKING:
    from service.store import Store

OVERDUE_SECONDS = 2.0
"""A bot that has not answered for so long has probably lost its job."""

LATE_MICROS = 5_000_000
"""How long a job may take to answer for a person before another is queued."""

QUEUE_ROOM = 200
"""In jobs: a longer queue means that workers are busy, not that jobs were lost."""


def wake_overdue_bots(store: Store) -> int:
    """Queue the bot turns that nobody has played in time, and return how many.

    Asking twice is harmless but not free: while the queue is long, only as many are
    added as there is room, the longest waiting first.
    """
    room = QUEUE_ROOM - store.turns.queued()
    if room <= 0:
        return 0
    overdue = store.turns.overdue(OVERDUE_SECONDS, room)
    for game_id in overdue:
        store.turns.postpone(game_id)
        # A new name: the lost job may still be remembered under the old one.
        store.turns.enqueue(game_id, 0, f"-{time.time_ns()}")
    return len(overdue)


def answer_for_the_late(store: Store) -> int:
    """Queue an answer for everybody whose time ran out, and return how many."""
    present = now()
    late = store.turns.late(present, QUEUE_ROOM)
    for game_id in late:
        store.turns.look_again(game_id, present + LATE_MICROS)
        store.turns.enqueue_late(game_id, str(present))
    return len(late)
