"""The queue that tells workers to go on with simulations and tournaments.

As with bot turns the queue holds no truth: a job only says "look at this one".
"""

from __future__ import annotations

import logging
import time

from redis.exceptions import RedisError
from rq import Queue, Worker
from rq import Retry as JobRetry
from rq.serializers import JSONSerializer

from service.store.clients import open_queue

log = logging.getLogger(__name__)

QUEUE = "simulations"
PLAY_SIMULATION = "workers.jobs.play_simulation"
PLAY_TOURNAMENT = "workers.jobs.play_tournament"

JOB_SECONDS = 60 * 60
"""How long a job may take before it is ended: a game of slow bots takes long."""

RESULT_SECONDS = 10


class Work:
    """What waits for the workers of long work."""

    def __init__(self, queue_url: str) -> None:
        """Know where jobs are queued."""
        self._queue = Queue(
            QUEUE, connection=open_queue(queue_url), serializer=JSONSerializer
        )

    def enqueue(self, job: str, series_id: str) -> None:
        """Ask a worker to go on with a series.

        A job that cannot be queued is only logged: the reconciler asks again.
        """
        try:
            self._queue.enqueue(
                job,
                series_id,
                job_id=f"work-{series_id}-{time.time_ns()}",
                job_timeout=JOB_SECONDS,
                result_ttl=RESULT_SECONDS,
                failure_ttl=RESULT_SECONDS,
                retry=JobRetry(max=2),
            )
        except RedisError as error:
            log.warning("%s is not queued: %s", series_id, error)

    def waiting(self) -> int:
        """Return how many jobs wait for a worker."""
        return self._queue.count

    def workers(self) -> int:
        """Return how many workers there are, as far as the queue's server says."""
        try:
            return Worker.count(queue=self._queue)
        except RedisError:
            return 0
