"""Simulations through the service: created, played by any number of workers, reported.

A worker claims some chunks, plays them and hands in what they came to. Whoever hands in
the last one closes the simulation. Nothing is lost with a worker: its claim runs out.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from service import tokens
from service.errors import ReportMissing, UnknownSimulation
from service.series.simulations.local import play_games
from service.series.simulations.plan import Plan
from service.series.simulations.report import report
from service.series.simulations.results import Gathering, Result
from service.series.simulations.tally import Tally
from service.store.queues import PLAY_SIMULATION
from service.store.series import (
    LEASE_SECONDS,
    SeriesRecord,
    SeriesStatus,
    UnknownSeries,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engines.core.fields import Json
    from service.store import Store

SLICE_SECONDS = 5.0
"""How long one simulation is played before others get their turn."""

CLAIM_SECONDS = 1.0
"""How much work is claimed at a time: enough that asking for it does not count."""

SHARES = 8
"""At most such a part of what is left is claimed, so that all workers end together."""


def create(store: Store, plan: Plan) -> SeriesRecord:
    """Begin a simulation, and call as many workers as there are to it."""
    simulation_id = tokens.new_game_id()
    store.simulations.create(simulation_id, plan.to_json(), time.time_ns() // 1000)
    for _ in range(max(1, min(plan.chunks, store.work.workers()))):
        store.work.enqueue(PLAY_SIMULATION, simulation_id)
    return find(store, simulation_id)


def find(store: Store, simulation_id: str) -> SeriesRecord:
    """Return a simulation as it is now, or refuse."""
    try:
        return store.simulations.read(simulation_id)
    except UnknownSeries:
        raise UnknownSimulation from None


def cancel(store: Store, simulation_id: str) -> SeriesRecord:
    """End a simulation without a report; one that is over stays as it is."""
    find(store, simulation_id)
    store.simulations.close(simulation_id, SeriesStatus.CANCELLED, drop=True)
    return find(store, simulation_id)


def result_of(record: SeriesRecord) -> Result:
    """Return what a simulation came to, or refuse while that is not known."""
    report_of(record)
    return Result.from_json(record.outcome)


def report_of(record: SeriesRecord) -> Json:
    """Return the report of a simulation, or refuse while there is none."""
    if record.status != SeriesStatus.FINISHED:
        raise ReportMissing(status=record.status)
    made: Json = record.outcome["report"]
    return made


def play(store: Store, simulation_id: str) -> int:
    """Play a part of a simulation, and return how many games that were."""
    try:
        record = store.simulations.read(simulation_id)
    except UnknownSeries:
        return 0
    if record.status != SeriesStatus.RUNNING:
        return 0
    plan = Plan.from_json(record.request)
    if record.parts == plan.chunks:
        _close(store, simulation_id, plan)
        return 0
    return _play_slice(store, simulation_id, plan)


def _play_slice(store: Store, simulation_id: str, plan: Plan) -> int:
    simulations = store.simulations
    deadline = time.monotonic() + SLICE_SECONDS
    wanted, games = 1, 0
    while time.monotonic() < deadline:
        claimed = simulations.claim(simulation_id, range(plan.chunks), wanted)
        if not claimed:
            return games
        began = time.monotonic()
        tallies = _play(store, simulation_id, plan, claimed)
        done = simulations.keep(
            simulation_id,
            {number: tally.to_json() for number, tally in tallies.items()},
        )
        games += sum(tally.games for tally in tallies.values())
        if done < 0:
            return games
        if (done == plan.chunks or plan.stop) and _close(store, simulation_id, plan):
            return games
        each = (time.monotonic() - began) / len(claimed)
        left = (plan.chunks - done) // SHARES
        wanted = max(1, min(left, int(CLAIM_SECONDS / each)))
    store.work.enqueue(PLAY_SIMULATION, simulation_id)
    return games


def _play(
    store: Store, simulation_id: str, plan: Plan, chunks: list[int]
) -> dict[int, Tally]:
    """Play chunks, and keep the claim on them for as long as that takes."""
    renewed = time.monotonic()

    def watched(numbers: Iterable[int]) -> Iterator[int]:
        nonlocal renewed
        for number in numbers:
            if time.monotonic() - renewed > LEASE_SECONDS / 4:
                store.simulations.renew(simulation_id, chunks)
                renewed = time.monotonic()
            yield number

    return {chunk: play_games(plan, watched(plan.chunk(chunk))) for chunk in chunks}


def _close(store: Store, simulation_id: str, plan: Plan) -> bool:
    """Finish a simulation if all that it needs has been played."""
    gathering = Gathering(plan)
    for number, tally in sorted(store.simulations.results(simulation_id).items()):
        gathering.add(number, Tally.from_json(tally))
    if not gathering.is_complete:
        return False
    result = gathering.result
    # Made once, here: who asks for it should not wait for the bootstrap.
    outcome = {**result.to_json(), "report": report(result)}
    store.simulations.close(simulation_id, SeriesStatus.FINISHED, outcome, drop=True)
    return True
