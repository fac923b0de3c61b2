"""The heartbeat of a worker process, by which readiness knows that it runs."""

from __future__ import annotations

import logging
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from service.errors import StoreAway
from service.store.health import BEAT_SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.store import Store

log = logging.getLogger(__name__)


@contextmanager
def heartbeat(store: Store, role: str) -> Iterator[None]:
    """Send heartbeats for a role, in a thread, while the block runs.

    It is this thread that logs, in one line each, that the store is away or full, and
    that it is back.
    """
    stopped = threading.Event()

    def send() -> None:
        is_away = False
        while True:
            try:
                store.health.beat(role)
            except StoreAway as error:
                if not is_away:
                    log.warning("no heartbeat: %s", error.__cause__ or error)
                is_away = True
            else:
                if is_away:
                    log.warning("the store takes heartbeats again")
                is_away = False
            if stopped.wait(BEAT_SECONDS):
                return

    thread = threading.Thread(target=send, name="heartbeat", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()
