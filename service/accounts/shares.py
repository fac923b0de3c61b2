"""Fair shares: who has used much of a worker's time gives way to those who wait.

What counts is the processor time of the thread: on a busy machine whoever waits for the
processor has used nothing of it.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from service.games.model import Game

HALF_SECONDS = 5.0
"""After so long, what somebody has used counts half."""

SHARE_SECONDS = 1.0
"""A creator that has used more of a worker's time lately gives way to others."""

NEGLIGIBLE_SECONDS = 0.01


class Shares:
    """How much processor time of one worker went to the games of whom."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        used: Callable[[], float] = time.thread_time,
    ) -> None:
        """Begin with nothing used.

        ``clock`` is the time, ``used`` the processor time of the thread, in seconds.
        """
        self._clock = clock
        self._thread_time = used
        self._since = clock()
        self._used: dict[str, float] = {}

    @contextmanager
    def spending(self, game: Game) -> Iterator[None]:
        """Count what the block uses for the creator of a game."""
        began = self._thread_time()
        try:
            yield
        finally:
            creator = _creator(game)
            took = self._thread_time() - began
            self._used[creator] = self._used.get(creator, 0.0) + took

    def is_used_up(self, game: Game) -> bool:
        """Whether the creator of a game has had more than its share."""
        self._fade()
        return self._used.get(_creator(game), 0.0) > SHARE_SECONDS

    def _fade(self) -> None:
        halves = int((self._clock() - self._since) / HALF_SECONDS)
        if halves:
            self._since += halves * HALF_SECONDS
            faded = {who: used / 2**halves for who, used in self._used.items()}
            self._used = {
                who: used for who, used in faded.items() if used > NEGLIGIBLE_SECONDS
            }


def _creator(game: Game) -> str:
    """Return for whom a game counts; one without a creator counts for itself."""
    return game.record.creator or game.id
