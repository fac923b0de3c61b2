"""The gunicorn worker: one thread per request, and streams end when it must."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from flask import Flask
from gunicorn.workers.gthread import ThreadWorker

from service.api.stores import store_of

if TYPE_CHECKING:
    from types import FrameType


class Worker(ThreadWorker):
    """Answers requests until it is told to stop, then finishes those at hand.

    Streams would never be finished: their clients are sent away, to come back to
    whoever answers next.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End streams and long polls, then finish what is running (SIGTERM)."""
        # In a thread of its own: a signal may interrupt whoever holds the hub's lock.
        assert isinstance(self.wsgi, Flask)
        threading.Thread(target=store_of(self.wsgi).hub.close, daemon=True).start()
        super().handle_exit(sig, frame)
