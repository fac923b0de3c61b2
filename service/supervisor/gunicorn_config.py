"""How gunicorn runs the API, beside what its command line says.

The folder of the metrics must be known before anything of the API is imported, here and
in the processes that answer: so it is made here, and nothing of the API is imported.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from typing import TYPE_CHECKING

from gunicorn.glogging import Logger

from service import logs
from service.settings import InvalidSetting, Settings

if TYPE_CHECKING:
    from gunicorn.arbiter import Arbiter
    from gunicorn.workers.base import Worker

try:
    settings = Settings.load(os.environ)
    settings.require_redis()
except InvalidSetting as error:
    # Gunicorn would print a traceback.
    sys.exit(str(error))

FOLDER = "PROMETHEUS_MULTIPROC_DIR"

os.environ[FOLDER] = tempfile.mkdtemp(prefix="seance-metrics-")

logconfig_dict = logs.config("api", settings.log_level)
logconfig_dict["loggers"] = {
    # Its own handlers would write another kind of line.
    "gunicorn.error": {"level": "WARNING", "handlers": [], "propagate": True}
}


class logger_class(Logger):  # noqa: N801 - the name that gunicorn looks for
    """What gunicorn has to say, but for requests: the API writes a line for each."""

    # With a configuration of our own it would think that somebody reads its lines.
    access_log_enabled = False


def child_exit(server: Arbiter, worker: Worker) -> None:  # noqa: ARG001 - gunicorn's
    """Forget the streams that a process had open when it ended."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(server: Arbiter) -> None:  # noqa: ARG001 - gunicorn's
    """Remove the folder of the metrics."""
    shutil.rmtree(os.environ[FOLDER], ignore_errors=True)
