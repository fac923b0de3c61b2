"""Plays a plan on this machine, in any number of processes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

from service.series.own_bots.faults import BotFault
from service.series.simulations.results import Result, ResultBuilder
from service.series.simulations.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from service.series.own_bots.hosting import Hosting
    from service.series.simulations.decisions import DecisionWriter
    from service.series.simulations.plan import Plan
    from service.series.simulations.recording import Parts, Recording


def play_games(
    plan: Plan,
    numbers: Iterable[int],
    *,
    check: bool = False,
    writer: DecisionWriter | None = None,
) -> Tally:
    """Play some games of a plan; ``writer`` keeps their decisions."""
    tally = Tally()
    watch = writer.watch if writer else None
    for number in numbers:
        lineup = plan.lineup(number)
        try:
            played = plan.play(lineup, check=check, watch=watch)
        except BotFault as fault:
            fault.game = number + 1
            raise
        tally.add(lineup, played)
        if writer:
            writer.end_game(number, lineup, played)
    return tally


def play_chunk(plan: Plan, number: int, *, check: bool, parts: Parts | None) -> Tally:
    """Play a chunk of a plan, and write its decisions where they are wanted."""
    games = plan.chunk(number)
    if parts is None:
        return play_games(plan, games, check=check)
    with parts.writing(plan, number) as writer:
        return play_games(plan, games, check=check, writer=writer)


def play_plan(
    plan: Plan,
    *,
    jobs: int,
    check: bool,
    progress: Callable[[int], None],
    hosting: Hosting | None = None,
    recording: Recording | None = None,
) -> Result:
    """Play a plan to its end; call ``progress`` with how many more games are done.

    ``hosting`` has the bots of one's own, which this process has opened already; each
    other process gets its own. ``recording`` gets the decisions of what counts.
    """
    results = ResultBuilder(plan)
    chunk = partial(
        play_chunk, plan, check=check, parts=recording.parts if recording else None
    )
    with closing(_tallies(chunk, plan.chunks, jobs, hosting)) as tallies:
        for number, tally in tallies:
            results.add(number, tally)
            if recording:
                recording.grow(len(results.result.blocks))
            progress(tally.games)
            if results.is_complete:
                break
    return results.result


def _tallies(
    chunk: Callable[[int], Tally], chunks: int, jobs: int, hosting: Hosting | None
) -> Generator[tuple[int, Tally]]:
    if jobs == 1:
        for number in range(chunks):
            yield number, chunk(number)
        return
    # Spawned, not forked: the caller may have threads.
    pool = ProcessPoolExecutor(
        jobs,
        mp_context=get_context("spawn"),
        initializer=hosting.open_until_exit if hosting else None,
    )
    try:
        numbers = {pool.submit(chunk, number): number for number in range(chunks)}
        for done in as_completed(numbers):
            yield numbers[done], done.result()
    finally:
        # A stop rule leaves chunks that nobody needs any more.
        pool.shutdown(cancel_futures=True)
