"""Queues jobs for the simulations and tournaments that are running, and ends others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.tournament import Tournament
from service.store.queues import PLAY_SIMULATION, PLAY_TOURNAMENT
from service.store.series import SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from service.store import Store
    from service.store.series import Series, SeriesRecord

AT_ONCE = 20
"""How many of each shard are looked at; more wait for the next time."""


def call_workers(store: Store) -> int:
    """Queue a job for everything that runs, if none waits; return how many.

    A job that waits means that workers are busy. A job that finds nothing to do ends at
    once; but claims may have run out, and external programs may have ended games. They
    do not wait for their next game until all workers are free: while jobs wait, others
    attend to them.
    """
    if store.work.waiting():
        return sum(map(store.work.enqueue_attending, store.tournaments.running()))
    simulations, tournaments = store.simulations.running(), store.tournaments.running()
    for simulation_id in simulations:
        store.work.enqueue(PLAY_SIMULATION, simulation_id)
    for tournament_id in tournaments:
        store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return len(simulations) + len(tournaments)


def cancel_idle(store: Store, seconds: float, present: float | None = None) -> int:
    """Cancel what runs and has had no result for so long; return how many."""
    present = time.time() if present is None else present
    limit = int((present - seconds) * 1_000_000)
    cancelled = 0
    for series in (store.simulations, store.tournaments):
        for series_id in series.running():
            try:
                record = series.read(series_id)
            except UnknownSeries:
                continue
            if max(record.created, record.moved, _starts_at(record)) <= limit:
                if series is store.tournaments:
                    tournaments.cancel(store, series_id)
                else:
                    series.close(series_id, SeriesStatus.CANCELLED, drop=True)
                cancelled += 1
    return cancelled


def _starts_at(record: SeriesRecord) -> int:
    """Return when a tournament starts that accounts may enter until then, else 0."""
    found: int = record.request.get("starts_at", 0)
    return found


def sweep(store: Store, seconds: float, present: float | None = None) -> int:
    """Delete simulations and tournaments that ended so long ago; return how many.

    The games of a tournament are games like others, and go as they do.
    """
    present = time.time() if present is None else present
    limit = int((present - seconds) * 1_000_000)
    swept = 0
    for series in (store.simulations, store.tournaments):
        for record in series.created_before(limit, AT_ONCE):
            if record.status != SeriesStatus.RUNNING and record.ended <= limit:
                _forget(store, series, record)
                swept += 1
    return swept


def _forget(store: Store, series: Series, record: SeriesRecord) -> None:
    if series is store.tournaments:
        tournament = Tournament.from_json(record.request)
        for players in tournament.player_counts:
            store.ratings.forget(tournament.title, players, record.id)
    series.forget(record)
