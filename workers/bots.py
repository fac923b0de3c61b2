"""The role ``bots``: plays the turns of bots, late answers and hints."""

from __future__ import annotations

from rq import SimpleWorker

from service.store.queues import BOT_QUEUE
from workers.queue_worker import work


def run() -> None:
    """Play until SIGTERM or SIGINT, without a fork: a turn takes less time than one."""
    work(SimpleWorker, BOT_QUEUE)
