"""A game as the service knows it: who sits where, the table, and how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import engines
from engines.core.state import TABLE, State
from service import tokens
from service.presentation.texts import speaker_at

if TYPE_CHECKING:
    from engines.core.texts import Speaker
    from engines.core.title import Open, Title


class Kind:
    """Who plays a seat."""

    HUMAN = "human"
    OPEN = "open"
    BOT = "bot"


class Status:
    """How far a game is."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    ALL = (WAITING, PLAYING, FINISHED, ABANDONED)
    OVER = (FINISHED, ABANDONED)


class Seat(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place at the table, as stored."""

    kind: str
    name: str = ""
    bot: str = ""
    token: str = ""
    """The hash of the token of whoever holds this seat, while a bot plays it, too."""
    claimed: bool = False
    """Whether the holder took an open seat, so that the owner never had its token."""
    seed: str = ""
    """What the seat has contributed to the chance of the game."""


class Fork(msgspec.Struct, frozen=True):
    """Where a forked game comes from."""

    game: str
    version: int
    exact: bool
    """Whether nothing was dealt anew: only of a game that had finished."""


class Record(msgspec.Struct, frozen=True):
    """What is fixed when a game is created, and its seats, which may change."""

    title: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    owner: str
    """The hash of the owner's token."""
    public: bool
    seeded: bool
    """Whether the owner chose the seed, and so could know every draw."""
    created: int
    """In microseconds since 1970."""
    rules_version: str
    secret: str
    """In hexadecimal: with the seeds of the seats, it makes the key."""
    turn_seconds: int = 0
    """How long a person may take before a bot answers; 0 for ever."""
    fork: Fork | None = None
    tournament: str = ""
    """The tournament that it is played in, by which it is found."""

    @property
    def commitment(self) -> str:
        """What is shown of the secret from the start."""
        return tokens.commitment(bytes.fromhex(self.secret))

    @property
    def key(self) -> bytes:
        """The key of the game's chance, once no seat can contribute to it any more."""
        seeds = [seat.seed for seat in self.seats]
        return tokens.key_of(bytes.fromhex(self.secret), seeds)


class Game(NamedTuple):
    """One table being played, at one moment. Nothing in it is ever changed."""

    id: str
    record: Record
    state: State | None
    """The table; none is laid before all seats are taken."""
    status: str
    version: int
    """How many commands it has taken."""
    revision: int
    """How many times its seats have changed."""
    events: int
    """How many events it has told; they are numbered from 1."""
    act_by: int = 0
    """In microseconds since 1970: when a bot answers for whoever is asked; 0 never."""

    @property
    def table(self) -> State:
        """The table, of a game that has started."""
        assert self.state is not None
        return self.state

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen in it any more."""
        return self.status in Status.OVER

    @property
    def title(self) -> Title[Any]:
        """The title that is played."""
        return engines.get(self.record.title)

    def open(self) -> Open | None:
        """Return the decision that waits for an answer, while the game is played."""
        if self.status != Status.PLAYING:
            return None
        return self.title.open(self.table)

    def to_act(self) -> list[int]:
        """Return the seats that may answer now."""
        asked = self.open()
        if asked is None:
            return []
        if asked.seat == TABLE:
            return list(range(len(self.record.seats)))
        return [asked.seat]

    def bot_to_act(self) -> int | None:
        """Return the seat whose bot must answer now, if one must.

        Where the whole table is asked, the people at it answer; bots among
        themselves leave it to the first.
        """
        asked = self.open()
        if asked is None:
            return None
        seats = self.record.seats
        if asked.seat == TABLE:
            return 0 if all(seat.kind == Kind.BOT for seat in seats) else None
        return asked.seat if seats[asked.seat].kind == Kind.BOT else None

    def names(self) -> tuple[str, ...]:
        """Return what the seats are called; nothing for one without a name."""
        return tuple([seat.name for seat in self.record.seats])

    def speaker(self, language: str) -> Speaker:
        """Return who speaks at this table, and calls its seats by their names."""
        return speaker_at(self.record.title, language, self.names())

    def person_to_act(self) -> int | None:
        """Return the seat of a person that must answer now, if one must.

        Where the whole table is asked, it is the first person at it.
        """
        asked = self.open()
        if asked is None:
            return None
        seats = self.record.seats
        numbers = range(len(seats)) if asked.seat == TABLE else (asked.seat,)
        return next((n for n in numbers if seats[n].kind == Kind.HUMAN), None)


def status_of(state: State | None) -> str:
    """Return how far a game is that nobody has abandoned."""
    if state is None:
        return Status.WAITING
    return Status.PLAYING if state.outcome is None else Status.FINISHED
