"""The role ``simulations``: plays simulations and tournaments."""

from __future__ import annotations

import os

from rq import Worker

import engines
from service.store.queues import LONG_WORK_QUEUE
from workers.queue_worker import NICE, work
from workers.stores import store


def run() -> None:
    """Play until SIGTERM or SIGINT, each job in a fork, where it can harm no other."""
    os.nice(NICE)
    # Loaded before the first fork, not after each.
    engines.titles()
    # The parent's connections are the same sockets in a fork: replies would mix.
    os.register_at_fork(after_in_child=store.cache_clear)
    work(Worker, LONG_WORK_QUEUE)
