"""One RQ worker for one queue, as all roles that play jobs run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rq.serializers import JSONSerializer

from service.store.clients import open_queue
from workers.heartbeat import heartbeat
from workers.jobs import SafeJob
from workers.stores import settings, store

if TYPE_CHECKING:
    from rq import SimpleWorker, Worker

RECONNECT_SECONDS = 1.0
"""How long a worker waits at most before it looks for a lost Redis again."""


def work(worker_class: type[SimpleWorker | Worker], queue: str) -> None:
    """Run the jobs of a queue until SIGTERM or SIGINT; the current job is finished."""
    worker = worker_class(
        # More than one queue would lose the job of a worker that is killed.
        [queue],
        connection=open_queue(settings().queue_url),
        serializer=JSONSerializer,
        job_class=SafeJob,
        # Short, so that the traces of a killed worker are cleared in a minute or two.
        worker_ttl=30,
        maintenance_interval=10,
        job_monitoring_interval=5,
        log_job_description=False,
    )
    # The reconciler repeats a lost turn within seconds; RQ would wait for a minute.
    worker.max_connection_wait_time = RECONNECT_SECONDS
    level = settings().log_level
    with heartbeat(store(), queue):
        # Of RQ's own lines there are four for each job, so they are no ``info``.
        worker.work(logging_level="WARNING" if level == "info" else level.upper())
