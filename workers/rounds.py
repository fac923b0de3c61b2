"""Which steps the reconciler does in a round: those that may have something to do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from service.errors import StoreAway
from service.store.due import filled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from service.games.endings import Lifetimes
    from service.store import Store
    from service.store.due import Index

UPKEEP_SECONDS = 60.0
"""How often the steps without an index are done, which end what is over."""

LIFETIME_PARTS = 100
"""They are never later than by such a part of the shortest lifetime."""


class Step(NamedTuple):
    """One thing that the reconciler does, and what the log says if it did anything."""

    name: str
    run: Callable[[], int]
    done: str = ""
    finds: tuple[Index, ...] = ()
    """The indexes it looks through, where somebody waits for what they have."""


class Rounds:
    """Leaves out what has nothing to do.

    To look through an index takes a command for each shard, whether or not there is
    anything. So one look shows which have entries at all, and those that only fill up
    over days are looked through now and then: after a step that did something, and on a
    server that is nearly full, in the next round.
    """

    def __init__(
        self,
        steps: Iterable[Step],
        lifetimes: Lifetimes,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Choose among ``steps``."""
        self._steps = tuple(steps)
        self._clock = clock
        self._next_upkeep = clock()
        self._pause = min(
            [UPKEEP_SECONDS, *(each / LIFETIME_PARTS for each in lifetimes if each)]
        )

    def steps(self, store: Store) -> tuple[Step, ...]:
        """Return the steps of the next round, in order."""
        indexes = [index for step in self._steps for index in step.finds]
        try:
            found = filled(store.database, indexes)
            is_scarce = store.room.is_scarce()
        except StoreAway:
            # Each step will say that it fails, as long as it does.
            return self._steps
        present = self._clock()
        is_upkeep = is_scarce or present >= self._next_upkeep
        if is_upkeep:
            self._next_upkeep = present + self._pause
        return tuple(
            step
            for step in self._steps
            if (found.intersection(step.finds) if step.finds else is_upkeep)
        )

    def note(self, active: Iterable[Step]) -> None:
        """Take in which steps failed or did anything in a round: there may be more."""
        if any(not step.finds for step in active):
            self._next_upkeep = self._clock()
