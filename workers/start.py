"""The start of a worker process: its log, its data, then its role."""

from __future__ import annotations

import logging
import logging.config
import sys
from importlib import import_module

from service import logs
from service.settings import InvalidSetting
from service.store.upkeep.data_version import DataRefused
from workers.stores import settings, store

log = logging.getLogger("workers")


def start(role: str, place: str) -> int:
    """Run the function of a role, which is at ``place``; return the exit code."""
    try:
        logging.config.dictConfig(logs.config(role, settings().log_level))
        store().prepare()
    except (InvalidSetting, DataRefused) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    module, _, name = place.partition(":")
    run = getattr(import_module(module), name)
    log.info("started")
    run()
    log.info("stopped")
    return 0
