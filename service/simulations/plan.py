"""What a simulation plays: each game follows from the plan and its number alone.

So the result does not depend on how many workers play, in which order, or how often a
part had to be played again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import engines
from engines.core.chance import derive
from engines.core.playout import Played, play
from engines.core.title import Setup, Title

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.bots import Bot


class UnknownBot(ValueError):
    """A seat names a bot that the title does not have."""


@dataclass(frozen=True)
class Lineup:
    """One game of a plan: its setup, the bot of each seat and the key."""

    setup: Setup
    bots: tuple[str, ...]
    key: bytes


@dataclass(frozen=True)
class Plan:
    """A number of games of one title, from one seed.

    ``spread`` walks every kind of setup that the title names, all player counts
    included, and repeats the bots around the table; otherwise ``bots`` names each seat
    and ``options`` apply. Bots move one seat on from game to game, so that none profits
    from its place.
    """

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object]
    spread: bool = False

    def __post_init__(self) -> None:
        """Refuse at once what could not be played: ``UnknownBot`` or ``BadSetup``."""
        for bot in self.bots:
            if bot not in self.engine.bots:
                known = ", ".join(self.engine.bots)
                message = f"{self.title} has no bot {bot!r}; it has: {known}"
                raise UnknownBot(message)
        assert self.setups

    @cached_property
    def engine(self) -> Title[Any]:
        """The title that is played."""
        return engines.get(self.title)

    @cached_property
    def setups(self) -> tuple[Setup, ...]:
        """The setups that the games walk, one after another."""
        if self.spread:
            return tuple(self.engine.setups())
        players = len(self.bots)
        return (Setup(players, self.engine.complete(players, self.options)),)

    @cached_property
    def key(self) -> bytes:
        """The key of the whole simulation; games with the same number share draws."""
        return sha256(f"seance simulation {self.seed}".encode()).digest()

    def lineup(self, number: int) -> Lineup:
        """Return game ``number``: every plan with this seed deals it the same cards."""
        setup = self.setups[number % len(self.setups)]
        lap = number // len(self.setups)
        bots = tuple(
            self.bots[(seat + lap) % len(self.bots)] for seat in range(setup.players)
        )
        return Lineup(setup, bots, derive(self.key, "game", number))

    def play(self, lineup: Lineup, *, check: bool) -> Played:
        """Play one game to its end; with ``check`` assert every invariant."""
        bots: list[Bot] = [self.engine.bots[bot] for bot in lineup.bots]
        return play(self.engine, lineup.setup, bots, lineup.key, check=check)
