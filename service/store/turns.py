"""Bot turns: which are due, and the queue that tells a worker to play them.

The queue holds no truth. A job only says "look at this game"; doing it twice or not at
all is harmless, because what is due stands beside the games, where the reconciler looks
through it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry
from rq import Queue
from rq import Retry as JobRetry
from rq.exceptions import DuplicateJobError
from rq.serializers import JSONSerializer

from service.store import keys

if TYPE_CHECKING:
    from service.store.wire import Wire

log = logging.getLogger(__name__)

QUEUE = "bots"
PLAY_BOTS = "workers.jobs.play_bots"

JOB_SECONDS = 60
"""How long a job may take before it is ended; it plays for about one second."""

RESULT_SECONDS = 10
"""How long a job is remembered after it ran."""


def connect(url: str) -> Redis:
    """Return the client for job queues; RQ brings its own patience."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0))


class Turns:
    """The bot turns that wait to be played."""

    def __init__(self, wire: Wire, queue_url: str) -> None:
        """Know what is due at the end of ``wire``, and where jobs are queued."""
        self._wire = wire
        self._queue = Queue(
            QUEUE, connection=connect(queue_url), serializer=JSONSerializer
        )

    def enqueue(self, game_id: str, version: int, again: str = "") -> None:
        """Ask for the bots of a game to be played from a version on.

        A job that cannot be queued is only logged: the reconciler finds the turn.
        """
        try:
            self._queue.enqueue(
                PLAY_BOTS,
                game_id,
                job_id=f"bot-{game_id}-{version}{again}",
                unique=True,
                job_timeout=JOB_SECONDS,
                result_ttl=RESULT_SECONDS,
                failure_ttl=RESULT_SECONDS,
                ttl=JOB_SECONDS,
                retry=JobRetry(max=2),
            )
        except DuplicateJobError:
            log.debug("bots of %s at %d are queued already", game_id, version)
        except RedisError as error:
            log.warning("bots of %s are not queued: %s", game_id, error)

    def queued(self) -> int:
        """Return how many jobs wait for a worker."""
        return self._queue.count

    def overdue(self, seconds: float, limit: int) -> list[str]:
        """Return games whose bots have been due for so long, the longest first."""
        now = self._now()
        found = self._wire.together(
            *(
                (
                    *("ZRANGEBYSCORE", keys.due(shard), "-inf", now - seconds),
                    *("WITHSCORES", "LIMIT", 0, limit),
                )
                for shard in keys.SHARDS
            )
        )
        waiting = [
            (float(since), game_id.decode())
            for part in found
            for game_id, since in zip(part[::2], part[1::2], strict=True)
        ]
        return [game_id for _, game_id in sorted(waiting)[:limit]]

    def postpone(self, game_id: str) -> None:
        """Count a bot's turn as due from now on: somebody was just told about it."""
        due = keys.due(game_id[0])
        self._wire.call("ZADD", due, "XX", self._now(), game_id)

    def forget(self, game_id: str) -> None:
        """Strike a game from what is due: there is no such game any more."""
        self._wire.call("ZREM", keys.due(game_id[0]), game_id)

    def _now(self) -> float:
        """Return the time on the server's clock, by which all due times are set."""
        seconds, micros = self._wire.call("TIME")
        return int(seconds) + int(micros) / 1_000_000
