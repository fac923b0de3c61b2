"""Plays a plan on this machine, in any number of processes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from multiprocessing import get_context
from typing import TYPE_CHECKING

from service.series.simulations.results import Result, ResultBuilder
from service.series.simulations.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from service.series.simulations.plan import Plan


def play_games(plan: Plan, numbers: Iterable[int], *, check: bool = False) -> Tally:
    """Play some games of a plan."""
    tally = Tally()
    for number in numbers:
        lineup = plan.lineup(number)
        tally.add(lineup, plan.play(lineup, check=check))
    return tally


def play_plan(
    plan: Plan, *, jobs: int, check: bool, progress: Callable[[int], None]
) -> Result:
    """Play a plan to its end; call ``progress`` with how many more games are done."""
    results = ResultBuilder(plan)
    with closing(_tallies(plan, jobs=jobs, check=check)) as tallies:
        for number, tally in tallies:
            results.add(number, tally)
            progress(tally.games)
            if results.is_complete:
                break
    return results.result


def _tallies(plan: Plan, *, jobs: int, check: bool) -> Generator[tuple[int, Tally]]:
    if jobs == 1:
        for number in range(plan.chunks):
            yield number, play_games(plan, plan.chunk(number), check=check)
        return
    # Spawned, not forked: the caller may have threads.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        numbers = {
            pool.submit(play_games, plan, plan.chunk(number), check=check): number
            for number in range(plan.chunks)
        }
        for done in as_completed(numbers):
            yield numbers[done], done.result()
    finally:
        # A stop rule leaves chunks that nobody needs any more.
        pool.shutdown(cancel_futures=True)
