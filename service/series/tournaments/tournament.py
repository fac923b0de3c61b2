"""What a tournament is: its entrants, its format and the seed of its games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from math import comb
from typing import TYPE_CHECKING, Any, Self

import engines
from engines.core.chance import derive
from service.series.simulations.plan import check_bot
from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.title import Title
    from service.series.tournaments.course import Fixture

ROUND_ROBIN, SWISS, KNOCK_OUT = "round_robin", "swiss", "knock_out"
FORMATS = (ROUND_ROBIN, SWISS, KNOCK_OUT)

MOST_GAMES = 10_000

FEWEST = 2
"""Of entrants."""

RIVAL_TEAMS = 2
"""How many teams of a co-operative title play the same deal, unless all do."""


@dataclass(frozen=True)
class Entrant:
    """Who takes part: a bot, a team of bots by seat, an account, or a token."""

    name: str
    bots: tuple[str, ...] = ()
    token: str = ""
    """The hash of the token by which an external program plays its seats."""
    account: str = ""
    """The account that plays its seats; empty for none."""

    @property
    def is_external(self) -> bool:
        """Whether a program outside gives its commands."""
        return not self.bots


@dataclass(frozen=True)
class Substitution:
    """That an entrant was replaced while the tournament was being played."""

    place: int
    """Which of the entrants."""
    before: Entrant
    games: tuple[int, ...]
    """The numbers of the games that it had begun, and plays to their end."""


class Registration:
    """Whether accounts may enter a tournament by themselves."""

    NONE = ""
    OPEN = "open"
    CLOSED = "closed"
    """It was open; the tournament has begun, or was called off."""


@dataclass(frozen=True)
class Tournament:
    """A request for a tournament; everything that happens in it follows from it."""

    title: str
    format: str
    seats: int
    """How many play a game; a co-operative team plays all of them."""
    entrants: tuple[Entrant, ...]
    """The best first, where something is known about them: pairings begin with it."""
    options: Mapping[str, object]
    seed: str
    rounds: int = 0
    """Of a Swiss tournament; the other formats know their own number."""
    repeats: int = 1
    """How many games a table plays in a round."""
    move_seconds: int = 60
    """How long a program may take for a move before a bot answers in its place."""
    organiser: str = ""
    """The account that holds it; empty for an operator."""
    game_seconds: int = 0
    """How long a program may think in a whole game; 0 for as long as its moves let."""
    max_timeouts: int = 0
    """How many time-outs forfeit a game; 0, as in earlier releases: never.
    """
    parallel: int = 1
    """How many games a program plays at a time."""
    registration: str = Registration.NONE
    starts_at: int = 0
    """When registration ends, in microseconds since 1970; 0 if somebody says when."""
    is_paused: bool = False
    is_cancelled: bool = False
    """Whether somebody has ended it; its games are about to be abandoned."""
    reason: str = ""
    """Why it was called off; empty if it was not."""
    schedule: str = ""
    """The schedule that holds it; empty for none."""
    substitutions: tuple[Substitution, ...] = ()
    """The earliest first."""

    def checked(self) -> Self:
        """Return the tournament, or refuse what cannot be held.

        Raises ``InvalidValue`` or ``BadSetup``. A stored one is not checked again. One
        that accounts may still enter is checked as far as they do not matter.
        """
        for number, entrant in enumerate(self.entrants):
            self._check(number, entrant)
        if not self.engine.cooperative and self.seats < 2:
            raise InvalidValue("/seats", "wrong.two_seats")
        if self.is_open:
            self.engine.complete(self.seats, self.options)
        elif len(self.entrants) < FEWEST:
            raise InvalidValue("/entrants", "wrong.two_entrants")
        elif self.format == ROUND_ROBIN and len(self.entrants) < self.table_size:
            raise InvalidValue("/seats", "wrong.more_seats")
        if self.format == SWISS and not self.rounds:
            raise InvalidValue("/rounds", "wrong.rounds")
        if self.most_games > MOST_GAMES:
            games = self.most_games
            raise InvalidValue("/entrants", "wrong.games", games=games, most=MOST_GAMES)
        for players in () if self.is_open else self.player_counts:
            self.engine.complete(players, self.options)
        return self

    @property
    def is_open(self) -> bool:
        """Whether accounts may enter it now; no game has begun then."""
        return self.registration == Registration.OPEN

    @property
    def has_begun(self) -> bool:
        """Whether it is known who plays: registration is over, if there was one."""
        return not self.is_open and not self.reason

    @property
    def is_stopped(self) -> bool:
        """Whether no game is begun now: it pauses, or has no more."""
        return self.is_paused or self.is_cancelled

    @property
    def fewest(self) -> int:
        """How many entrants it needs."""
        is_of_tables = self.format == ROUND_ROBIN and not self.engine.cooperative
        return max(FEWEST, self.seats) if is_of_tables else FEWEST

    def entrant_of(self, account: str) -> Entrant | None:
        """Return as whom an account takes part, if it does."""
        found = (each for each in self.entrants if each.account == account)
        return next(found, None) if account else None

    def player(self, place: int, game: int) -> Entrant:
        """Return who plays a game for an entrant: who began it, if it was replaced."""
        for each in self.substitutions:
            if each.place == place and game in each.games:
                return each.before
        return self.entrants[place]

    def players(self, fixture: Fixture) -> list[Entrant]:
        """Return who plays a game, by seat."""
        return [self.player(place, fixture.number) for place in fixture.entrants]

    def _check(self, number: int, entrant: Entrant) -> None:
        pointer, name = f"/entrants/{number}", entrant.name
        before = self.entrants[:number]
        if any(other.name == name for other in before):
            raise InvalidValue(f"{pointer}/name", "wrong.same_name", name=name)
        if any(other.account == entrant.account for other in before if other.account):
            account = entrant.account
            raise InvalidValue(f"{pointer}/account", "wrong.same_name", name=account)
        self.check_bots(entrant, pointer)

    def check_bots(self, entrant: Entrant, pointer: str = "") -> None:
        """Refuse bots that the title does not have, or a team of another size."""
        for bot in entrant.bots:
            check_bot(self.engine, bot, f"{pointer}/bots")
        allowed = {0, 1, self.seats} if self.engine.cooperative else {0, 1}
        if len(entrant.bots) not in allowed:
            raise InvalidValue(f"{pointer}/bots", "wrong.team", name=entrant.name)

    @cached_property
    def engine(self) -> Title[Any]:
        """The title that is played."""
        return engines.get(self.title)

    @cached_property
    def key(self) -> bytes:
        """The key from which those of the games are derived."""
        return sha256(f"seance tournament {self.seed}".encode()).digest()

    def deal(self, *purpose: int | str) -> bytes:
        """Return the key of a game."""
        return derive(self.key, *purpose)

    @property
    def table_size(self) -> int:
        """How many entrants meet at a table."""
        if not self.engine.cooperative:
            return self.seats
        whole_field = self.format == ROUND_ROBIN
        return len(self.entrants) if whole_field else RIVAL_TEAMS

    @property
    def player_counts(self) -> set[int]:
        """With how many seats games will be played."""
        if self.engine.cooperative:
            return {self.seats}
        if self.format == ROUND_ROBIN:
            return {self.seats}
        sizes = {size for field in self._fields() for size in self.sizes(field)}
        return sizes - {1}

    @property
    def most_games(self) -> int:
        """How many games will be played."""
        entrants, size = len(self.entrants), self.table_size
        if entrants < FEWEST:
            return 0
        if self.engine.cooperative:
            return sum(self._fields()) * self.repeats
        if self.format == ROUND_ROBIN:
            return comb(entrants, size) * self.repeats
        return sum(len(self.sizes(field)) for field in self._fields()) * self.repeats

    @property
    def rounds_played(self) -> int:
        """How many rounds it has, whatever its format."""
        return len(list(self._fields()))

    def _fields(self) -> Iterator[int]:
        """Yield the number of entrants of each round."""
        field = len(self.entrants)
        if self.format == KNOCK_OUT:
            while field > 1:
                yield field
                field = len(self.sizes(field))
        else:
            yield from [field] * (self.rounds if self.format == SWISS else 1)

    def sizes(self, field: int) -> list[int]:
        """Return the sizes of the tables for ``field`` entrants, as even as possible.

        A table of one is a bye; it comes about only where two play and one is left.
        """
        tables = -(-field // self.table_size)
        return [(field + place) // tables for place in range(tables)]

    def to_json(self) -> dict[str, Any]:
        """Return the tournament as JSON, to be stored."""
        fields = asdict(self)
        return {**fields, "options": dict(self.options)}

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Tournament:
        """Return the tournament that ``to_json`` wrote."""
        entrants = tuple(map(_entrant, saved["entrants"]))
        substitutions = tuple(
            Substitution(each["place"], _entrant(each["before"]), tuple(each["games"]))
            for each in saved.get("substitutions", ())
        )
        lists = {"entrants": entrants, "substitutions": substitutions}
        return cls(**{**saved, **lists})


def _entrant(saved: Mapping[str, Any]) -> Entrant:
    return Entrant(**{**saved, "bots": tuple(saved["bots"])})
