"""The gunicorn worker: one thread per request; it ends streams when it stops."""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import TYPE_CHECKING, NamedTuple

from flask import Flask
from gunicorn.workers.gthread import ThreadWorker

from service.api.stores import store_of

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor
    from types import FrameType

BEGUN = 128
"""How many threads a process has from its beginning; more are begun when needed."""

ORPHAN_SECONDS = 300.0
"""How long a process serves on at most whose parent was killed. To start the API again
takes many seconds on a busy machine: nobody should meet a closed port meanwhile."""


class Supervisor(NamedTuple):
    """Who starts the API again when its parent is killed."""

    pid: int
    file: int
    """The descriptor of an open file, which all processes of the API have inherited."""

    @classmethod
    def named(cls, words: str) -> Supervisor | None:
        """Return the supervisor that a variable names; it may name none."""
        return cls(*map(int, words.split())) if words else None

    def note(self, parent: int) -> None:
        """Note the parent whose processes answer from now on."""
        os.pwrite(self.file, f"{parent:>20}".encode(), 0)

    def is_starting_another(self, parent: int) -> bool:
        """Whether it runs, and nobody answers yet but the processes of ``parent``."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return int(os.pread(self.file, 20, 0)) == parent


class Worker(ThreadWorker):
    """A worker that finishes its requests before it stops, but ends its streams.

    A stream would never finish by itself; its client comes back to another worker.
    """

    supervisor: Supervisor | None = None

    _orphaned_at = 0.0

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
        if not self.booted:
            # Nothing runs yet, and gunicorn's threads have no queue to be woken by.
            sys.exit(0)
        self._end_streams()
        super().handle_exit(sig, frame)

    def is_parent_alive(self) -> bool:
        """Whether to go on; without a parent, until there has been time for another.

        gunicorn asks once a second.
        """
        if os.getppid() == self.ppid or self._may_stay():
            return True
        self._end_streams()
        return super().is_parent_alive()

    def _may_stay(self) -> bool:
        """Whether a supervisor is about to start another parent."""
        present = time.monotonic()
        self._orphaned_at = self._orphaned_at or present
        return (
            self.supervisor is not None
            and present - self._orphaned_at < ORPHAN_SECONDS
            and self.supervisor.is_starting_another(self.ppid)
        )

    def _end_streams(self) -> None:
        # In a thread of its own: a signal may interrupt the holder of the hub's lock.
        assert isinstance(self.wsgi, Flask)
        threading.Thread(target=store_of(self.wsgi).hub.close, daemon=True).start()
