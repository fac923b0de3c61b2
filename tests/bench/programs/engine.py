"""Our own titles: random play through the trusting door, events off.

The options are listed at every decision. All player counts of a title take turns, so
that no count that happens to be quick stands for the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import randbytes, random

import engines
from engines.core.chance import KEY_BYTES
from engines.core.state import State
from tests.bench import plan
from tests.bench.programs import pace


def tables(entry: plan.Title) -> Iterator[State]:
    """Lay one table after another, each at its first decision."""
    title = engines.get(entry.title)
    completed = [
        (players, title.complete(players, entry.options)) for players in title.players
    ]
    for players, options in cycle(completed):
        state: State = title.setup(players, options, randbytes(KEY_BYTES))
        state.rules.run(state)
        yield state


def play(waiting: Iterator[State], *, copy: bool) -> int:
    """Play the next table to its end, with ``copy`` each step on a clone of it."""
    state = next(waiting)
    rules = state.rules
    steps = 0
    while state.outcome is None:
        options = rules.options(state)
        if copy:
            state = state.clone()
        rules.choose(state, options[int(random() * len(options))])
        steps += 1
    return steps


def games() -> dict[str, pace.Play]:
    """Return both programs of every title in the plan, by name."""
    return {
        f"{entry.key}/{mode}": partial(play, tables(entry), copy=mode == "copy")
        for entry in (*plan.TITLES, *plan.EXPANSIONS)
        for mode in ("play", "copy")
    }


if __name__ == "__main__":
    pace.main(games())
