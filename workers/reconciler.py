"""The role ``reconciler``: once a second it ends what is over and finds what is due."""

from __future__ import annotations

import logging
import signal
import threading
from typing import TYPE_CHECKING, NamedTuple

from service.games.bot_turns import wake_overdue
from service.games.deadlines import queue_late_answers
from service.games.endings import (
    DAY_SECONDS,
    Lifetimes,
    announce_expiry,
    expire,
    sweep,
)
from service.series import long_work
from service.series.schedules.lifecycle import start_due
from workers.heartbeat import heartbeat
from workers.stores import settings, store

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)

ROLE = "reconciler"

INTERVAL_SECONDS = 1.0


class Step(NamedTuple):
    """One thing that the reconciler does, and what the log says if it did anything."""

    name: str
    run: Callable[[], int]
    done: str = ""


def _sweep_long_work() -> int:
    days = settings().keep_days
    return long_work.sweep(store(), days * DAY_SECONDS) if days else 0


def _cancel_idle() -> int:
    seconds = settings().idle_seconds
    return long_work.cancel_idle(store(), seconds) if seconds else 0


STEPS = (
    # First what makes room: on a full server, nothing else can be done.
    Step("sweep games", lambda: sweep(store(), Lifetimes.of(settings()))),
    Step("sweep simulations and tournaments", _sweep_long_work),
    Step("expire games", lambda: expire(store()), "%d games have expired"),
    Step(
        "announce expiry",
        lambda: announce_expiry(store(), Lifetimes.of(settings())),
    ),
    Step("cancel idle long work", _cancel_idle, "cancelled %d idle simulations"),
    Step(
        "wake bots",
        lambda: wake_overdue(store()),
        "woke the bots of %d games whose turn was lost",
    ),
    Step("answer for the late", lambda: queue_late_answers(store())),
    Step("start schedules", lambda: start_due(store())),
    Step("call workers to long work", lambda: long_work.call_workers(store())),
)


def run() -> None:
    """Reconcile until SIGTERM or SIGINT."""
    stopped = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stopped.set())
    failing: dict[str, str] = {}
    with heartbeat(store(), ROLE):
        while not stopped.wait(INTERVAL_SECONDS):
            reconcile(failing)


def reconcile(failing: dict[str, str]) -> None:
    """Do every step once; one that fails does not keep the others from being done.

    ``failing`` says how steps failed before: the log has one line when a step begins to
    fail and one when it works again, not one for every round.
    """
    for step in STEPS:
        try:
            number = step.run()
        except Exception as error:  # noqa: BLE001 - the next step stands alone
            cause = error.__cause__ or error
            kind = type(cause).__name__
            if failing.get(step.name) != kind:
                log.warning("cannot %s: %s: %s", step.name, kind, cause)
            failing[step.name] = kind
            continue
        if failing.pop(step.name, None) is not None:
            log.warning("can %s again", step.name)
        if number and step.done:
            log.warning(step.done, number)
