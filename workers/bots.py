"""The roles that play bots: beside people, among themselves, and for hints.

Each has a queue and processes of its own: people do not wait for bots among themselves,
nor for somebody else's hints. Webhooks are served beside games of bots alone, which
nobody waits for.
"""

from __future__ import annotations

from rq import SimpleWorker

from service.store.queues import (
    BOT_GAME_QUEUE,
    BOT_QUEUE,
    HINT_QUEUE,
    WEBHOOK_QUEUE,
)
from workers.queue_worker import work


def run() -> None:
    """Play until SIGTERM or SIGINT, without a fork: a turn takes less time than one."""
    work(SimpleWorker, BOT_QUEUE)


def run_hints() -> None:
    """Work out hints until SIGTERM or SIGINT."""
    work(SimpleWorker, HINT_QUEUE)


def run_bot_games() -> None:
    """Play games of bots alone until SIGTERM or SIGINT.

    Jobs of webhooks go first: they only hand work to threads.
    """
    work(SimpleWorker, BOT_GAME_QUEUE, before=(WEBHOOK_QUEUE,))
