"""Bots of one's own as guests of a title: found by name, like the bots it has."""

from __future__ import annotations

import atexit
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import engines
from service.series.own_bots.own_bot import Limits, OwnBot, Source

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True)
class Hosting:
    """Which bots of one's own play a title; it can be sent to another process."""

    title: str
    sources: tuple[Source, ...]
    limits: Limits

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Let the title have these bots while the block runs; then end them."""
        bots = self._seated()
        try:
            yield
        finally:
            self._dismiss(bots)

    def open_until_exit(self) -> None:
        """Let the title have these bots until this process ends."""
        atexit.register(self._dismiss, self._seated())

    def _seated(self) -> list[OwnBot]:
        title = engines.get(self.title)
        for source in self.sources:
            if source.name in title.bots:
                raise ValueError(f"{self.title} has a bot called {source.name}")
        bots = [source.bot(title, self.limits) for source in self.sources]
        title.bots.update({bot.id: bot for bot in bots})
        return bots

    def _dismiss(self, bots: list[OwnBot]) -> None:
        for bot in bots:
            engines.get(self.title).bots.pop(bot.id, None)
            bot.close()
