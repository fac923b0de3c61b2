"""What a simulation plays: each game follows from the plan and its number alone.

So the result does not depend on how many workers play, in which order, or how often a
part had to be played again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import permutations
from typing import TYPE_CHECKING, Any, Self

import engines
from engines.core.chance import derive
from engines.core.playout import Played, play
from engines.core.title import Setup, Title
from service.series.simulations.stop import Sprt, Stop, stop_from_json, stop_to_json
from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from engines.core.bots import Bot
    from engines.core.playout import Move

    Watch = Callable[[Any, Move], None]

Counting = tuple[tuple[tuple[int, str, str], ...], tuple[tuple[str, str], ...]]

MOST_KEPT_GAMES = 500
"""The most games of a plan whose decisions a service keeps."""

CHUNKS = 200
"""The most chunks of a plan: enough for many workers, few enough to add up."""


def check_bot(title: Title[Any], bot: str, pointer: str) -> None:
    """Refuse a bot that a title does not have."""
    if bot not in title.bot_names:
        choices = ", ".join(title.bot_names)
        raise InvalidValue(pointer, "wrong.bot", bot=bot, choices=choices)


@dataclass(frozen=True)
class Lineup:
    """One game of a plan: its setup, the bot of each seat and the key."""

    setup: Setup
    bots: tuple[str, ...]
    key: bytes
    counted: tuple[tuple[int, str, str], ...]
    """Under which groups and names each seat is counted.

    At a co-operative table all seats win or lose together, so each name counts once.
    """
    rivals: tuple[tuple[str, str], ...]
    """The pairs of different bots that meet; none at a co-operative table."""


@dataclass(frozen=True)
class Plan:
    """A number of games of one title, from one seed.

    ``spread`` walks every kind of setup that the title names, all player counts
    included, and repeats the bots around the table; otherwise ``bots`` names each seat
    and ``options`` apply. Bots move one seat on from game to game, so that none profits
    from its place. ``stop`` may end the simulation before all games are played; it
    decides after every chunk, in their order, so that the result follows from the plan.
    """

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object]
    spread: bool = False
    stop: Stop | None = None
    keep_decisions: bool = False
    """Whether the service keeps every decision."""

    def checked(self) -> Self:
        """Return the plan, or refuse what could not be played.

        Raises ``InvalidValue`` or ``BadSetup``. A stored plan is not checked again:
        clients must get it even if it could not be played today.
        """
        for seat, bot in enumerate(self.bots):
            check_bot(self.engine, bot, f"/seats/{seat}")
        if self.keep_decisions and self.games > MOST_KEPT_GAMES:
            raise InvalidValue("/games", "wrong.kept_games", most=MOST_KEPT_GAMES)
        for field, bot in self.stop.named.items() if self.stop else ():
            if bot not in self.bots:
                raise InvalidValue(f"/stop/{field}", "wrong.no_seat", bot=bot)
        if isinstance(self.stop, Sprt) and self.engine.cooperative:
            raise InvalidValue("/stop/rule", "wrong.no_rivals")
        assert self.setups
        return self

    @property
    def chunk_size(self) -> int:
        """How many games a chunk has; the last may have fewer."""
        return -(-self.games // CHUNKS)

    @property
    def chunks(self) -> int:
        """How many chunks the plan is cut into."""
        return -(-self.games // self.chunk_size)

    def chunk(self, number: int) -> range:
        """Return the numbers of the games of a chunk."""
        first = number * self.chunk_size
        return range(first, min(first + self.chunk_size, self.games))

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
        counted, rivals = self._counting(number % len(self.setups), bots)
        return Lineup(setup, bots, derive(self.key, "game", number), counted, rivals)

    def _counting(self, place: int, bots: tuple[str, ...]) -> Counting:
        """Return how the seats of a line-up are counted, worked out once for all."""
        known = self._countings.get((place, bots))
        if known is None:
            counted = tuple(self._counted(self.setups[place], bots))
            alone = self.engine.cooperative
            rivals = () if alone else tuple(permutations(sorted(set(bots)), 2))
            known = self._countings[place, bots] = (counted, rivals)
        return known

    def _counted(
        self, setup: Setup, bots: tuple[str, ...]
    ) -> Iterator[tuple[int, str, str]]:
        options = [
            f"{name}={json.dumps(setup.options[name])}" for name in self.varied_options
        ]
        seen: set[tuple[str, str]] = set()
        for seat, bot in enumerate(bots):
            groups = [
                ("players", str(setup.players)),
                ("seat", str(seat)),
                ("bot", bot),
            ]
            for group in (*groups, *(("option", option) for option in options)):
                if self.engine.cooperative and group in seen:
                    continue
                seen.add(group)
                yield seat, *group

    @cached_property
    def _countings(self) -> dict[tuple[int, tuple[str, ...]], Counting]:
        return {}

    @cached_property
    def varied_options(self) -> tuple[str, ...]:
        """The options that are not the same in all setups of the plan."""
        first = self.setups[0].options
        return tuple(
            name
            for name in first
            if any(setup.options[name] != first[name] for setup in self.setups)
        )

    def to_json(self) -> dict[str, Any]:
        """Return the plan as JSON, to be sent to a worker."""
        return {
            "title": self.title,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "spread": self.spread,
            "stop": stop_to_json(self.stop),
            "keep_decisions": self.keep_decisions,
        }

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Plan:
        """Return the plan that ``to_json`` wrote."""
        bots, stop = tuple(saved["bots"]), stop_from_json(saved["stop"])
        return cls(**{**saved, "bots": bots, "stop": stop})

    def play(
        self, lineup: Lineup, *, check: bool, watch: Watch | None = None
    ) -> Played:
        """Play one game to its end; with ``check`` assert every invariant."""
        bots: list[Bot] = [self.engine.bot(bot) for bot in lineup.bots]
        return play(
            self.engine, lineup.setup, bots, lineup.key, check=check, watch=watch
        )
