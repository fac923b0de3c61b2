"""Prometheus metrics: those of all processes of this server, and of all games.

Each process counts in files of its own, in the folder ``PROMETHEUS_MULTIPROC_DIR``; the
process that answers adds them up. Games and queues are counted by Redis, and read from
there at that moment, so that every server gives the same figures.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from flask import Flask, Response
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector

from service.errors import StoreAway
from service.store import Store
from service.store.keys import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.core import Metric

    from service.api.hooks.asked import Asked
    from service.store.health import Pending


EXTENSION = "seance-metrics"

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that prometheus_client knows; without it there is only one process."""

UNKNOWN = "unknown"
"""The operation of a request for a path that is none."""

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0)
"""In seconds; the last are long polls."""


class Metrics:
    """What one app counts."""

    def __init__(self) -> None:
        """Count from zero."""
        self.own = CollectorRegistry()
        self.requests = Counter(
            "seance_requests",
            "Requests, by operation and status.",
            ("operation", "status"),
            registry=self.own,
        )
        self.seconds = Histogram(
            "seance_request_seconds",
            "Time to the answer, by operation.",
            ("operation",),
            buckets=BUCKETS,
            registry=self.own,
        )
        self.streams = Gauge(
            "seance_open_streams",
            "Streams and long polls that are open.",
            registry=self.own,
            multiprocess_mode="livesum",
        )

        self._known: dict[tuple[str, int], tuple[Counter, Histogram]] = {}
        """To look labels up here takes a tenth of the time that it takes there."""

    def count(self, asked: Asked, response: Response) -> Response:
        """Count a request that is answered."""
        key = asked.operation.id or UNKNOWN, response.status_code
        known = self._known.get(key)
        if known is None:
            known = self.requests.labels(*key), self.seconds.labels(key[0])
            self._known[key] = known
        requests, seconds = known
        requests.inc()
        seconds.observe(time.perf_counter() - asked.started)
        return response

    def render(self, found: Store) -> bytes:
        """Return all that is known here, as Prometheus reads it."""
        of_store = CollectorRegistry()
        of_store.register(_Figures(found))
        if FOLDER in os.environ:
            MultiProcessCollector(of_store)  # type: ignore[no-untyped-call]
            return generate_latest(of_store)
        return generate_latest(self.own) + generate_latest(of_store)


class _Figures:
    """What the store knows about games and queues, as metrics."""

    def __init__(self, found: Store) -> None:
        self._store = found

    def collect(self) -> Iterator[Metric]:
        """Yield the figures; while the store is away there are none."""
        figures = self._store.figures
        try:
            counts, queued = figures.counts(), figures.queued()
            pending, running = figures.pending(), figures.running()
            memory, is_scarce = self._store.room.memory(), self._store.room.is_scarce()
        except StoreAway:
            return
        games = GaugeMetricFamily(
            "seance_games", "Games, by title and status.", labels=("title", "status")
        )
        commands = CounterMetricFamily(
            "seance_commands", "Commands that games have taken.", labels=("title",)
        )
        for title, what, count in counts:
            if what == COMMANDS:
                commands.add_metric((title,), count)
            else:
                games.add_metric((title, what), count)
        jobs = GaugeMetricFamily(
            "seance_queued_jobs", "Jobs that wait for a worker.", labels=("queue",)
        )
        for queue, count in queued.items():
            jobs.add_metric((queue,), count)
        yield from (games, commands, jobs, *_of_pending(pending))
        series = GaugeMetricFamily(
            "seance_running_series",
            "Simulations and tournaments that are running.",
            labels=("kind",),
        )
        for kind, count in running.items():
            series.add_metric((kind,), count)
        yield series
        yield GaugeMetricFamily(
            "seance_store_used_bytes",
            "Memory of the store, on its fullest server.",
            memory.used,
        )
        yield GaugeMetricFamily(
            "seance_store_limit_bytes",
            "The memory that this server may use; 0 for any.",
            memory.limit,
        )
        yield GaugeMetricFamily(
            "seance_store_full",
            "1 while the store is so full that nothing new is created.",
            int(is_scarce),
        )


def _of_pending(pending: dict[str, Pending]) -> Iterator[Metric]:
    """Yield the figures that show whether there are enough workers.

    A queue has one job for a game and none while it is played, so its length does not.
    """
    games = GaugeMetricFamily(
        "seance_pending_games",
        "Games in which a bot must act, by the queue of their turns.",
        labels=("queue",),
    )
    oldest = GaugeMetricFamily(
        "seance_oldest_pending_game_seconds",
        "How long the game has waited for its bot that has waited longest.",
        labels=("queue",),
    )
    for queue, found in pending.items():
        games.add_metric((queue,), found.games)
        oldest.add_metric((queue,), found.oldest)
    yield from (games, oldest)
    yield GaugeMetricFamily(
        "seance_oldest_bot_turn_seconds",
        "How long the bot has been due that has waited longest.",
        max(found.oldest for found in pending.values()),
    )


def init_app(app: Flask, metrics: Metrics) -> None:
    """Give an app what its view of the metrics reads."""
    app.extensions[EXTENSION] = metrics
