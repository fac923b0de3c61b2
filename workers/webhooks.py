"""The threads that send to webhooks, beside the jobs of a worker process.

A job only hands webhooks to these threads: a receiver that is slow holds up neither the
jobs that follow nor the webhooks of others. Which webhook is being served stands in the
store, so a process that is killed loses nothing.
"""

from __future__ import annotations

import logging
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from service.accounts.webhooks.delivery import HOLD_SECONDS
from service.errors import StoreAway

if TYPE_CHECKING:
    from service.accounts.webhooks.delivery import Courier
    from service.accounts.webhooks.webhook import Webhook
    from service.store import Store

log = logging.getLogger(__name__)

THREADS = 16

OF_ONE_ACCOUNT = 4
"""An account with many slow receivers leaves threads to others."""


class Couriers:
    """Serves several webhooks at a time."""

    def __init__(self, courier: Courier, threads: int = THREADS) -> None:
        """Deliver by ``courier``; threads are started when they are needed."""
        self._courier = courier
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="webhooks")
        self._busy: Counter[str] = Counter()
        self._lock = threading.Lock()

    def serve(self, store: Store, name: str) -> int:
        """Begin with what the webhooks of an account have to get; return with how many.

        Where no thread is free they stay due, and the reconciler asks again.
        """
        begun = 0
        while self._take(name):
            try:
                webhook = store.webhooks.claim(name, HOLD_SECONDS)
            except BaseException:
                self._give_back(name)
                raise
            if webhook is None:
                self._give_back(name)
                break
            self._pool.submit(self._run, store, name, webhook)
            begun += 1
        return begun

    def wait(self) -> None:
        """Wait until everything that was begun is done; nothing new is taken then."""
        self._pool.shutdown()

    def _run(self, store: Store, name: str, webhook: Webhook) -> None:
        try:
            self._courier.deliver(store, name, webhook)
        except StoreAway as error:
            log.info("webhooks left for later: %r", error.__cause__ or error)
        except Exception:
            log.exception("a webhook of %s was not served", name)
        finally:
            self._give_back(name)

    def _take(self, name: str) -> bool:
        with self._lock:
            is_free = self._busy.total() < self._threads
            if not is_free or self._busy[name] >= OF_ONE_ACCOUNT:
                return False
            self._busy[name] += 1
            return True

    def _give_back(self, name: str) -> None:
        with self._lock:
            self._busy[name] -= 1
            if not self._busy[name]:
                del self._busy[name]
