"""The role ``simulations``: plays simulations and tournaments."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

from rq import Worker

import engines
from service.store.queues import LONG_WORK_QUEUE
from workers.queue_worker import work
from workers.stores import store

PR_SET_PDEATHSIG = 1
"""Linux: which signal a process gets when its parent has ended."""


def run() -> None:
    """Play until SIGTERM or SIGINT, each job in a fork, where it can harm no other."""
    # Loaded before the first fork, not after each.
    engines.titles()
    # The parent's connections are the same sockets in a fork: replies would mix.
    os.register_at_fork(after_in_child=store.cache_clear)
    if sys.platform == "linux":
        tie = Tie()
        os.register_at_fork(before=tie.note_parent, after_in_child=tie.end_with_parent)
    work(Worker, LONG_WORK_QUEUE)


class Tie:
    """Lets a fork end as soon as its parent is killed: nobody would stop it any more.

    It would play on, beside the worker that has taken over its work.
    """

    def __init__(self) -> None:
        """Look the system call up now; a fork should not."""
        self._prctl = ctypes.CDLL(None).prctl
        self._parent = os.getpid()

    def note_parent(self) -> None:
        """Remember who forks."""
        self._parent = os.getpid()

    def end_with_parent(self) -> None:
        """Ask for a SIGKILL at the parent's end, which may have come already."""
        self._prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != self._parent:
            os._exit(1)
