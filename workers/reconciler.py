"""The role ``reconciler``: once a second it finds what is due and has no job.

Now and then, and on a full server every second, it ends what is over.
"""

from __future__ import annotations

import logging
import signal
import threading
from functools import partial

from service.accounts.inbox import carry_overdue
from service.accounts.webhooks.delivery import call_overdue
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
from service.store import keys
from workers.heartbeat import heartbeat
from workers.rounds import Rounds, Step
from workers.stores import settings, store

log = logging.getLogger(__name__)

ROLE = "reconciler"

INTERVAL_SECONDS = 1.0

RUNNING = tuple(
    partial(keys.running, kind=kind) for kind in ("simulation", "tournament")
)


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
        finds=(keys.due, keys.due_alone),
    ),
    Step(
        "carry news",
        lambda: carry_overdue(store()),
        "carried the news of %d games that were left behind",
        finds=(keys.uncarried,),
    ),
    # Also those whose next attempt is due: nothing is wrong with them.
    Step(
        "call workers to webhooks",
        lambda: call_overdue(store()),
        finds=(keys.webhooks_due,),
    ),
    Step(
        "answer for the late", lambda: queue_late_answers(store()), finds=(keys.late,)
    ),
    Step("start schedules", lambda: start_due(store()), finds=(keys.schedules,)),
    Step(
        "call workers to long work",
        lambda: long_work.call_workers(store()),
        finds=RUNNING,
    ),
)


def run() -> None:
    """Reconcile until SIGTERM or SIGINT."""
    stopped = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stopped.set())
    failing: dict[str, str] = {}
    rounds = Rounds(STEPS, Lifetimes.of(settings()))
    with heartbeat(store(), ROLE):
        while not stopped.wait(INTERVAL_SECONDS):
            rounds.note(reconcile(failing, rounds.steps(store())))


def reconcile(failing: dict[str, str], steps: tuple[Step, ...] = STEPS) -> list[Step]:
    """Do each step once; one that fails does not keep the others from being done.

    ``failing`` says how steps failed before: the log has one line when a step begins to
    fail and one when it works again, not one for every round. Returns the steps that
    failed or did anything.
    """
    active = []
    for step in steps:
        try:
            number = step.run()
        except Exception as error:  # noqa: BLE001 - the next step stands alone
            cause = error.__cause__ or error
            kind = type(cause).__name__
            if failing.get(step.name) != kind:
                log.warning("cannot %s: %s: %s", step.name, kind, cause)
            failing[step.name] = kind
            active.append(step)
            continue
        if failing.pop(step.name, None) is not None:
            log.warning("can %s again", step.name)
        if number:
            active.append(step)
            if step.done:
                log.warning(step.done, number)
    return active
