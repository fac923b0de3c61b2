"""A game as the service knows it: who sits where, the table, and how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import engines
from engines.core.state import TABLE, State

if TYPE_CHECKING:
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


class Seat(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place at the table, as stored."""

    kind: str
    name: str = ""
    bot: str = ""
    token: str = ""
    """The hash of the token that plays this seat; a bot's seat has none."""


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
    commitment: str


class Game(NamedTuple):
    """One table being played, at one moment. Nothing in it is ever changed."""

    id: str
    record: Record
    state: State
    status: str
    version: int
    """How many commands it has taken."""
    revision: int
    """How many times its seats have changed."""
    events: int
    """How many events it has told; they are numbered from 1."""

    @property
    def title(self) -> Title[Any]:
        """The title that is played."""
        return engines.get(self.record.title)

    def open(self) -> Open | None:
        """Return the decision that waits for an answer, while the game is played."""
        if self.status != Status.PLAYING:
            return None
        return self.title.open(self.state)

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

    def names(self) -> list[str]:
        """Return what the seats are called; nothing for one without a name."""
        return [seat.name for seat in self.record.seats]


def status_of(record: Record, state: State) -> str:
    """Return how far a game is that nobody has abandoned."""
    if state.outcome is not None:
        return Status.FINISHED
    if any(seat.kind == Kind.OPEN for seat in record.seats):
        return Status.WAITING
    return Status.PLAYING
