"""Queues jobs for the simulations and tournaments that are running."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.store.queues import PLAY_SIMULATION, PLAY_TOURNAMENT

if TYPE_CHECKING:
    from service.store import Store


def call_workers(store: Store) -> int:
    """Queue a job for everything that runs, if none waits; return how many.

    A job that waits means that workers are busy. A job that finds nothing to do ends at
    once; but claims may have run out, and external programs may have ended games.
    """
    if store.work.waiting():
        return 0
    simulations, tournaments = store.simulations.running(), store.tournaments.running()
    for simulation_id in simulations:
        store.work.enqueue(PLAY_SIMULATION, simulation_id)
    for tournament_id in tournaments:
        store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return len(simulations) + len(tournaments)
