"""One RQ worker, as all roles that play jobs run it.

RQ's worker ends when the queue's server is away for long, too slow or full, and then
fails once more where it takes leave. The process stays: it waits for the server and
begins with a new worker.
"""

from __future__ import annotations

import logging
import signal
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from redis.exceptions import RedisError
from rq.exceptions import StopRequested
from rq.serializers import JSONSerializer

from service.errors import StoreAway
from service.store.clients import open_queue
from workers.heartbeat import heartbeat
from workers.jobs import SafeJob
from workers.stores import settings, store

if TYPE_CHECKING:
    from rq import SimpleWorker, Worker

log = logging.getLogger(__name__)

RQ_IS_CUT_OFF = ("could not connect to Redis", "Redis connection timeout")
"""What RQ says, every second, while it does not reach its server."""

RECONNECT_SECONDS = 1.0
"""How long a worker waits at most before it looks for a lost Redis again."""


def work(
    worker_class: type[SimpleWorker | Worker], queue: str, before: tuple[str, ...] = ()
) -> None:
    """Run the jobs of a queue until SIGTERM or SIGINT; the current job is finished.

    Those of the queues in ``before`` go first.
    """
    for name in ("rq.worker", "rq.job", "rq.registry"):
        logging.getLogger(name).addFilter(is_worth_a_line)
    threading.excepthook = _note_end
    pause = threading.Event()
    with heartbeat(store(), queue):
        while True:
            # RQ's worker brings handlers of its own, which know it alone.
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, _end)
            if _work_on(worker_class, (*before, queue)):
                return
            pause.wait(RECONNECT_SECONDS)


def _work_on(
    worker_class: type[SimpleWorker | Worker], queues: tuple[str, ...]
) -> bool:
    """Run jobs until the server of the queues fails; return whether a signal came."""
    level = settings().log_level
    worker = None
    try:
        worker = _worker(worker_class, queues)
        # Of RQ's own lines there are four for each job, so they are no ``info``.
        worker.work(logging_level="WARNING" if level == "info" else level.upper())
    except (RedisError, StopRequested) as error:
        log.debug("the worker of the queue ended: %r", error)
    if worker is None:
        return False
    # RQ does this first when it is asked to stop: the next signal ends it at once.
    if signal.getsignal(signal.SIGTERM) == worker.request_force_stop:
        return True
    # Its thread would stay, and come back with the server.
    with suppress(RedisError):
        worker.unsubscribe()  # type: ignore[no-untyped-call]
    return False


def _note_end(ended: threading.ExceptHookArgs) -> None:
    """Log the end of a thread in one line.

    RQ's thread for commands from outside, which we have none of, may end with its
    connection; Python would print a traceback.
    """
    name = ended.thread.name if ended.thread else "a thread"
    log.warning("%s has ended: %r", name, ended.exc_value)


def _end(*_: object) -> None:
    sys.exit(0)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether a line of RQ says more than that Redis is away: the heartbeat says that.

    RQ would write a traceback for each attempt.
    """
    if record.exc_info and isinstance(record.exc_info[1], RedisError | StoreAway):
        return False
    return not any(words in str(record.msg) for words in RQ_IS_CUT_OFF)


def _worker(
    worker_class: type[SimpleWorker | Worker], queues: tuple[str, ...]
) -> SimpleWorker | Worker:
    worker = worker_class(
        # With more than one queue, the job that a killed worker has just taken is lost
        # to RQ; the reconciler finds what it was about.
        list(queues),
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
    return worker
