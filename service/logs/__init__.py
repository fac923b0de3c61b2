"""Logs as lines of JSON, for people with ``jq`` and for machines."""

from __future__ import annotations

import logging
import os
import sys
import time
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from engines.core.fields import Json

_encode = msgspec.json.Encoder().encode


class JsonLines(logging.Formatter):
    """A message as one line: when, how grave, from which process, what."""

    def __init__(self, process: str) -> None:
        """Write lines of a process of this name."""
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, Any] = {
            "time": _moment(record.created),
            "level": record.levelname.lower(),
            "process": self._process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return _encode(line).decode()


def write(**fields: object) -> None:
    """Write one line that is no message but a record of facts.

    Past ``logging``, which would take longer for it than many a request takes: and in
    one piece, so that the lines of processes do not mix.
    """
    line = {"time": _moment(time.time()), "level": "info", **fields}
    os.write(sys.stderr.fileno(), _encode(line) + b"\n")


def _moment(seconds: float) -> str:
    """Return a time in UTC (RFC 3339)."""
    whole = int(seconds)
    return f"{_second(whole)}.{int((seconds - whole) * 1000):03d}Z"


@lru_cache(2)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()[
        : len("2026-11-16T03:00:00")
    ]


def config(process: str, level: str) -> Json:
    """Return the configuration that ``logging.config.dictConfig`` takes."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines, "process": process}},
        "handlers": {
            "console": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"level": level.upper(), "handlers": ["console"]},
    }


class Told:
    """What this process has logged lately, as far as it remembers."""

    def __init__(self, most: int = 1000) -> None:
        """Remember the last ``most`` things."""
        self._known: dict[str, None] = {}
        self._most = most

    def is_new(self, what: str) -> bool:
        """Whether a line was not logged lately; from now on it was."""
        if what in self._known:
            return False
        self._known[what] = None
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]
        return True
