"""The pulse of a worker process: a sign of life every few seconds."""

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
def beating(store: Store, role: str) -> Iterator[None]:
    """Give signs of life for as long as the block runs."""
    stopped = threading.Event()

    def beat() -> None:
        while True:
            try:
                store.health.beat(role)
            except StoreAway:
                log.warning("no sign of life: the store is away")
            if stopped.wait(BEAT_SECONDS):
                return

    thread = threading.Thread(target=beat, name="pulse", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()
