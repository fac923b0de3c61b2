"""The worker that plays simulations and tournaments, one queue in one process."""

from __future__ import annotations

import os

from rq import Queue, Worker
from rq.job import Job
from rq.serializers import JSONSerializer

import engines
from service.store.clients import open_queue
from service.store.queues import LONG_WORK_QUEUE
from workers.jobs import SafeJob
from workers.pulse import beating
from workers.stores import settings, store

NICE = 10
"""Long work gives way to whoever is waiting for an answer."""


class LongWorker(Worker):
    """Plays in a fork of its own, so that a game that fails takes nobody with it."""

    max_connection_wait_time = 1.0

    def main_work_horse(self, job: Job, queue: Queue) -> None:
        """Play a job, in the fork: over connections of its own.

        Those of the parent are the same sockets here; replies would get mixed up.
        """
        store.cache_clear()
        super().main_work_horse(job, queue)


def run() -> None:
    """Play what is queued until SIGTERM or SIGINT; the job at hand is finished."""
    os.nice(NICE)
    # Loaded before the fork, not after each.
    engines.titles()
    worker = LongWorker(
        # More than one queue would lose the job of a worker that is killed.
        [LONG_WORK_QUEUE],
        connection=open_queue(settings().queue_url),
        serializer=JSONSerializer,
        job_class=SafeJob,
        worker_ttl=30,
        maintenance_interval=10,
        job_monitoring_interval=5,
        log_job_description=False,
    )
    with beating(store(), LONG_WORK_QUEUE):
        worker.work(logging_level="WARNING")
