"""How gunicorn runs the API, beside what its command line says.

The folder of the metrics must be known before anything of the API is imported, here and
in the processes that answer: so it is made here, and nothing of the API is imported.
"""

from __future__ import annotations

import gc
import os
import shutil
import socket
import struct
import sys
from typing import TYPE_CHECKING, Any

from gunicorn.glogging import Logger

from service import logs
from service.settings import InvalidSetting, Settings
from service.supervisor import metrics_folder, ports
from service.supervisor.programs import SUPERVISOR

if TYPE_CHECKING:
    from gunicorn.arbiter import Arbiter
    from gunicorn.workers.base import Worker as AnyWorker

    from service.api.gunicorn_worker import Worker

try:
    settings = Settings.load(os.environ)
    settings.require_redis()
except InvalidSetting as error:
    # Gunicorn would print a traceback.
    sys.exit(str(error))

FOLDER = "PROMETHEUS_MULTIPROC_DIR"

GARBAGE = 10_000
"""After how many new objects Python looks for garbage; by itself after 700."""

metrics_folder.remove_stale()
os.environ[FOLDER] = str(metrics_folder.make())

logconfig_dict = logs.config("api", settings.log_level)
logconfig_dict["loggers"] = {
    # Its own handlers would write another kind of line.
    "gunicorn.error": {"level": "WARNING", "handlers": [], "propagate": True}
}


class logger_class(Logger):  # noqa: N801 - the name that gunicorn looks for
    """What gunicorn has to say, but for requests: the API writes a line for each."""

    # With a configuration of our own it would think that somebody reads its lines.
    access_log_enabled = False

    def exception(self, msg: object, *args: Any, **more: Any) -> None:
        """Log an error with its traceback, but nothing for a client that was slow."""
        if not isinstance(sys.exception(), BlockingIOError):
            super().exception(msg, *args, **more)


def on_starting(server: Arbiter) -> None:
    """Log what is risky about the way in which the API can be reached."""
    risk = ports.exposure(settings.host, settings.proxies)
    if risk:
        server.log.warning(risk)


def post_fork(server: Arbiter, worker: Worker) -> None:  # noqa: ARG001 - gunicorn's
    """Pass on to a process who starts the API again, and give it its time limits.

    It gives up on clients that neither send nor take anything: each holds a thread. A
    connection has the time limits of the socket that accepted it (Linux). A client that
    sends a byte now and then is not noticed: deploy/proxy is for that.
    """
    from service.api.gunicorn_worker import Supervisor  # noqa: PLC0415

    worker.supervisor = Supervisor.named(os.environ.get(SUPERVISOR, ""))
    limit = struct.pack("ll", settings.silent_seconds, 0)
    for listener in worker.sockets:
        for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            listener.setsockopt(socket.SOL_SOCKET, option, limit)


def post_worker_init(worker: Worker) -> None:
    """Let processes whose parent was killed know that others answer from now on.

    Python leaves what the app is made of out of its search for garbage, as it stays
    until the end: to go through it took 36 ms now and then, in the middle of a request.
    """
    if worker.supervisor:
        worker.supervisor.note(worker.ppid)
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def child_exit(server: Arbiter, worker: AnyWorker) -> None:  # noqa: ARG001 - gunicorn's
    """Forget the streams that a process had open when it ended."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(server: Arbiter) -> None:  # noqa: ARG001 - gunicorn's
    """Remove the folder of the metrics."""
    shutil.rmtree(os.environ[FOLDER], ignore_errors=True)
