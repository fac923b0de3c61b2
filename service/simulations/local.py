"""Play a plan on this machine, in as many processes as asked for."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING

from service.simulations.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from service.simulations.plan import Plan

CHUNK_SHARE = 50
"""Into how many parts a plan is cut, so that progress is seen and no core idles."""


def play_range(plan: Plan, first: int, after: int, *, check: bool = False) -> Tally:
    """Play the games ``first`` up to ``after`` of a plan."""
    tally = Tally()
    for number in range(first, after):
        lineup = plan.lineup(number)
        tally.add(lineup, plan.play(lineup, check=check))
    return tally


def ranges(games: int) -> list[tuple[int, int]]:
    """Cut a number of games into ranges of about the same size."""
    size = max(1, games // CHUNK_SHARE)
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def play_plan(
    plan: Plan, *, jobs: int, check: bool, progress: Callable[[int], None]
) -> Tally:
    """Play a whole plan; ``progress`` hears how many more games are done."""
    total = Tally()
    for tally in _tallies(plan, jobs=jobs, check=check):
        total.merge(tally)
        progress(tally.games)
    return total


def _tallies(plan: Plan, *, jobs: int, check: bool) -> Iterator[Tally]:
    parts = ranges(plan.games)
    if jobs == 1:
        for first, after in parts:
            yield play_range(plan, first, after, check=check)
        return
    # Spawned, not forked: the caller may have threads.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_range, plan, a, b, check=check) for a, b in parts]
        for done in as_completed(waiting):
            yield done.result()
