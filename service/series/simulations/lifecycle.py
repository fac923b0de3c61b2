"""Simulations through the service: created, played by any number of workers, reported.

A worker claims some chunks, plays them and stores their results. The worker that stores
the last one closes the simulation. When a worker dies, its claim runs out and another
worker plays the same chunks.
"""

from __future__ import annotations

import sys
import time
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service import tokens
from service.series.errors import (
    DecisionsMissing,
    DecisionsTooLarge,
    ReportMissing,
    UnknownSimulation,
)
from service.series.simulations.answers import Report
from service.series.simulations.decisions import DecisionWriter
from service.series.simulations.local import play_games
from service.series.simulations.plan import Plan
from service.series.simulations.report import report
from service.series.simulations.results import Result, ResultBuilder
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

    from service.store import Store

SLICE_SECONDS = 5.0
"""How long one simulation is played before others get their turn."""

CLAIM_SECONDS = 1.0
"""How long the chunks of one claim should take: far longer than a call of Redis."""

SHARES = 8
"""A claim takes at most an eighth of the rest, so that all workers end together."""


MOST_KEPT_BYTES = 32_000_000
"""How many bytes the decisions of a simulation may take, compressed."""


def create(store: Store, plan: Plan, simulation_id: str = "") -> SeriesRecord:
    """Begin a simulation and queue jobs for it; one that exists goes on as it is."""
    simulation_id = simulation_id or tokens.new_game_id()
    request, moment = plan.to_json(), time.time_ns() // 1000
    if store.simulations.create(simulation_id, request, moment):
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
    if store.simulations.close(simulation_id, SeriesStatus.CANCELLED, drop=True):
        store.simulations.detach(simulation_id)
    return find(store, simulation_id)


def result_of(record: SeriesRecord) -> Result:
    """Return the result of a simulation, or refuse while there is none."""
    report_of(record)
    return Result.from_json(record.outcome)


def report_of(record: SeriesRecord) -> Report:
    """Return the report of a simulation, or refuse while there is none."""
    if record.status != SeriesStatus.FINISHED:
        raise ReportMissing(status=record.status)
    return msgspec.convert(record.outcome["report"], Report)


class KeptDecisions(NamedTuple):
    """The decisions of a simulation: their size, and chunk by chunk in their order."""

    size: int
    chunks: Iterator[bytes]
    """Each is a member of the gzip format."""


def decisions(store: Store, record: SeriesRecord) -> KeptDecisions:
    """Return the decisions of a simulation, or refuse."""
    chunks = range(len(result_of(record).blocks))
    if not Plan.from_json(record.request).keep_decisions:
        raise DecisionsMissing
    sizes = store.simulations.attached_sizes(record.id)
    if not sizes.keys() >= set(chunks):
        raise DecisionsTooLarge(most=MOST_KEPT_BYTES // 1_000_000)
    data = (store.simulations.attached(record.id, chunk) for chunk in chunks)
    return KeptDecisions(sum(sizes[chunk] for chunk in chunks), data)


def play(store: Store, simulation_id: str, seconds: float = SLICE_SECONDS) -> int:
    """Play a slice of a simulation, and return its number of games.

    A slice takes ``seconds``; what is left by then is for the job that it queues.
    """
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
    deadline = time.monotonic() + seconds
    return _play_until(deadline, store, simulation_id, plan)


def _play_until(deadline: float, store: Store, simulation_id: str, plan: Plan) -> int:
    simulations = store.simulations
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
    """Play chunks, and renew the claim on them between games."""
    renewed = time.monotonic()

    def renewing(numbers: Iterable[int]) -> Iterator[int]:
        nonlocal renewed
        for number in numbers:
            if time.monotonic() - renewed > LEASE_SECONDS / 4:
                store.simulations.renew(simulation_id, chunks)
                renewed = time.monotonic()
            yield number

    played = {}
    for chunk in chunks:
        games = renewing(plan.chunk(chunk))
        if not plan.keep_decisions:
            played[chunk] = play_games(plan, games)
            continue
        file = BytesIO()
        # A chunk has few games; all of them together have a bound in the store.
        with DecisionWriter(plan, file, sys.maxsize) as writer:
            played[chunk] = play_games(plan, games, writer=writer)
        # Before the result: once all results are there, all decisions are.
        data = {chunk: file.getvalue()}
        store.simulations.attach(simulation_id, data, MOST_KEPT_BYTES)
    return played


def _close(store: Store, simulation_id: str, plan: Plan) -> bool:
    """Finish a simulation if all chunks that count are there; return whether it did."""
    results = ResultBuilder(plan)
    for number, tally in sorted(store.simulations.results(simulation_id).items()):
        results.add(number, Tally.from_json(tally))
    if not results.is_complete:
        return False
    result = results.result
    # Made once, here: no reader should wait for the bootstrap.
    outcome = {**result.to_json(), "report": report(result)}
    store.simulations.close(simulation_id, SeriesStatus.FINISHED, outcome, drop=True)
    # What was played beyond the end that a stop rule has found.
    beyond = range(len(result.blocks), plan.chunks)
    if plan.keep_decisions:
        store.simulations.detach(simulation_id, beyond)
    return True
