"""The gunicorn worker: one thread per request; it ends streams when it stops."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from flask import Flask
from gunicorn.workers.gthread import ThreadWorker

from service.api.stores import store_of

if TYPE_CHECKING:
    from types import FrameType


class Worker(ThreadWorker):
    """A worker that finishes its requests before it stops, but ends its streams.

    A stream would never finish by itself; its client comes back to another worker.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End streams and long polls, then finish what is running (SIGTERM)."""
        # In a thread of its own: a signal may interrupt whoever holds the hub's lock.
        assert isinstance(self.wsgi, Flask)
        threading.Thread(target=store_of(self.wsgi).hub.close, daemon=True).start()
        super().handle_exit(sig, frame)
