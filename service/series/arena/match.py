"""What an arena plays: rounds, in each of which two bots meet the same deal.

A round follows from the match and its number alone. At a co-operative title it has one
game for each bot, which plays all seats. Otherwise the one bot sits among seats of the
other, and the deal is played once from every seat, so that none profits from its place.
"""

from __future__ import annotations

import json
import shlex
from collections import Counter
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from time import process_time_ns
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import engines
from engines.core.bots import Bot
from engines.core.chance import Chance, derive
from engines.core.playout import play
from engines.core.title import Setup, Title
from service.series.simulations.plan import check_bot
from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.fields import Json
    from engines.core.state import Option

Milliseconds = Counter[str]
"""How many decisions took how long, by processor time to two digits."""


class TimedBot(Bot):
    """Plays like another bot, and counts the processor time of each decision."""

    def __init__(self, bot: Bot, times: Milliseconds) -> None:
        """Count what ``bot`` takes in ``times``."""
        self.id, self.needs_view = bot.id, bot.needs_view
        self._bot, self._times = bot, times

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the choice of the bot."""
        began = process_time_ns()
        choice = self._bot.choose(view, options, chance)
        self._times[f"{(process_time_ns() - began) / 1e6:.1e}"] += 1
        return choice


class Opening:
    """The first decisions of a game, taken by chance: any option, each alike.

    What is drawn depends on the deal and on what was drawn before alone, so that all
    games of a round begin alike.
    """

    def __init__(self, decisions: int, key: bytes) -> None:
        """Take this many decisions in place of the bots."""
        self._left, self._chance = decisions, Chance(derive(key, "opening"))

    def choose(self, options: Sequence[Option]) -> int | None:
        """Return any index, or none if the opening is over."""
        if not self._left:
            return None
        self._left -= 1
        return self._chance.below(len(options))


class OpenedBot(Bot):
    """Plays like another bot once the opening is over."""

    def __init__(self, bot: Bot, opening: Opening) -> None:
        """Leave the first decisions to ``opening``, which all seats share."""
        self.id, self.needs_view = bot.id, bot.needs_view
        self._bot, self._opening = bot, opening

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the choice of the opening, else that of the bot."""
        drawn = self._opening.choose(options)
        return self._bot.choose(view, options, chance) if drawn is None else drawn


class GameResult(NamedTuple):
    """How one game of a round ended."""

    bots: tuple[str, ...]
    reason: str
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


class Round(NamedTuple):
    """All games of one deal, and how long each bot thought."""

    number: int
    games: tuple[GameResult, ...]
    times: dict[str, Milliseconds]

    def to_json(self) -> Json:
        """Return the round as a line of the record."""
        return {"round": self.number, "games": self.games, "ms": self.times}

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Round:
        """Return the round that ``to_json`` wrote."""
        games = [
            GameResult(tuple(bots), reason, *map(tuple, numbers))
            for bots, reason, *numbers in saved["games"]
        ]
        times = {bot: Counter(counts) for bot, counts in saved["ms"].items()}
        return cls(saved["round"], tuple(games), times)


@dataclass(frozen=True)
class Match:
    """A bot against another one, for a number of rounds from one seed.

    With ``margin`` it ends as soon as a sequential test knows whether ``bot`` wins more
    than half of the rounds in which the two differ, or half and the margin.
    """

    title: str
    bot: str
    against: str
    players: int
    rounds: int
    seed: int
    options: Mapping[str, object]
    margin: float | None = None
    opening: int = 0
    """How many decisions at the beginning are taken by chance, alike in all games of a
    round: without them, games of a title that draws little repeat each other."""

    def checked(self) -> Self:
        """Return the match, or refuse what cannot be played."""
        check_bot(self.engine, self.bot, "/bot")
        check_bot(self.engine, self.against, "/against")
        if self.bot == self.against:
            choices = ", ".join(b for b in self.engine.bot_names if b != self.bot)
            raise InvalidValue("/against", "wrong.choice", choices=choices)
        assert self.setup
        return self

    @cached_property
    def engine(self) -> Title[Any]:
        """The title that is played."""
        return engines.get(self.title)

    @cached_property
    def setup(self) -> Setup:
        """The seats and the options, with every default filled in."""
        return Setup(self.players, self.engine.complete(self.players, self.options))

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """The bots of each seat, for each game of a round."""
        if self.engine.cooperative:
            return (self.bot,) * self.players, (self.against,) * self.players
        seats = range(self.players)
        return tuple(
            tuple(self.bot if seat == own else self.against for seat in seats)
            for own in seats
        )

    def key(self, number: int) -> bytes:
        """Return the key of a round: the same deal for whoever plays it."""
        seed = sha256(f"seance arena {self.seed}".encode()).digest()
        return derive(seed, "round", number)

    def play(self, number: int) -> Round:
        """Play all games of a round."""
        times = {bot: Milliseconds() for bot in (self.bot, self.against)}
        bots = {bot: TimedBot(self.engine.bot(bot), times[bot]) for bot in times}
        key, games = self.key(number), []
        for names in self.lineups:
            opening = Opening(self.opening, key)
            seated = [OpenedBot(bots[name], opening) for name in names]
            ended = play(self.engine, self.setup, seated, key).outcome
            games.append(GameResult(names, *ended))
        return Round(number, tuple(games), times)

    @property
    def command(self) -> str:
        """The command that plays this match."""
        words = ["seance", "arena"]
        for name in ("title", "bot", "against", "players", "rounds", "seed"):
            words += [f"--{name}", str(getattr(self, name))]
        if self.options:
            words += ["--options", json.dumps(self.options, sort_keys=True)]
        if self.opening:
            words += ["--opening", str(self.opening)]
        if self.margin is not None:
            words += ["--sprt", str(self.margin)]
        return shlex.join(words)

    def to_json(self) -> Json:
        """Return the match as the first line of the record."""
        return {"match": asdict(self)}
