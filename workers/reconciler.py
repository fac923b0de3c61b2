"""The role ``reconciler``: finds once a second what is due and has no job."""

from __future__ import annotations

import logging
import signal
import threading

from redis.exceptions import RedisError

from service.errors import StoreAway
from service.games.bot_turns import wake_overdue
from service.games.deadlines import queue_late_answers
from service.games.endings import sweep
from service.series.long_work import call_workers
from service.series.schedules.lifecycle import start_due
from workers.heartbeat import heartbeat
from workers.stores import settings, store

log = logging.getLogger(__name__)

ROLE = "reconciler"

INTERVAL_SECONDS = 1.0


def run() -> None:
    """Reconcile until SIGTERM or SIGINT."""
    stopped = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stopped.set())
    with heartbeat(store(), ROLE):
        while not stopped.wait(INTERVAL_SECONDS):
            reconcile()


def reconcile() -> None:
    """Queue what is due, once; if the store is away, the next round makes up for it."""
    days = settings().keep_days
    try:
        woken = wake_overdue(store())
        queue_late_answers(store())
        start_due(store())
        call_workers(store())
        if days:
            sweep(store(), days)
    except (StoreAway, RedisError) as error:
        log.warning("nothing reconciled: %r", error)
    else:
        if woken:
            log.warning("woke the bots of %d games whose turn was lost", woken)
