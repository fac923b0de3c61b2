"""The worker that plays the turns of bots, one queue in one process."""

from __future__ import annotations

from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.store import health
from service.store.clients import open_queue
from service.store.queues import BOT_QUEUE
from workers.jobs import SafeJob
from workers.pulse import beating
from workers.stores import settings, store


class BotWorker(SimpleWorker):
    """Plays bots without a fork: a turn takes less time than a fork would."""

    # The reconciler repeats a lost turn within seconds, so should we come back.
    max_connection_wait_time = 1.0


def run() -> None:
    """Play what is queued until SIGTERM or SIGINT; the job at hand is finished."""
    worker = BotWorker(
        # More than one queue would lose the job of a worker that is killed.
        [BOT_QUEUE],
        connection=open_queue(settings().queue_url),
        serializer=JSONSerializer,
        job_class=SafeJob,
        # Short, so that the traces of a killed worker are cleared in a minute or two.
        worker_ttl=30,
        maintenance_interval=10,
        job_monitoring_interval=5,
        log_job_description=False,
    )
    with beating(store(), health.BOTS):
        worker.work(logging_level="WARNING")
