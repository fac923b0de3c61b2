"""The gunicorn worker: one thread per request; it ends streams when it stops."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from flask import Flask
from gunicorn.workers.gthread import ThreadWorker

from service.api.stores import store_of

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor
    from types import FrameType

BEGUN = 128
"""How many threads a process has from its beginning; more are begun when needed."""


class Worker(ThreadWorker):
    """A worker that finishes its requests before it stops, but ends its streams.

    A stream would never finish by itself; its client comes back to another worker.
    """

    def get_thread_pool(self) -> ThreadPoolExecutor:
        """Return the threads, many of them begun: it is gunicorn's to be overridden.

        To begin one takes 10 ms while others compute, for it has to say that it has:
        of 250 requests at once, without threads, the last waited for 4 s.
        """
        pool: ThreadPoolExecutor = super().get_thread_pool()
        can_end = threading.Event()
        for _ in range(min(BEGUN, self.cfg.threads)):
            pool.submit(can_end.wait)
        can_end.set()
        return pool

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End streams and long polls, then finish what is running (SIGTERM)."""
        # In a thread of its own: a signal may interrupt the holder of the hub's lock.
        assert isinstance(self.wsgi, Flask)
        threading.Thread(target=store_of(self.wsgi).hub.close, daemon=True).start()
        super().handle_exit(sig, frame)
