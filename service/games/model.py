"""The game: its record, its seats, the state of its table and its status."""

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
    LIVE = (WAITING, PLAYING)
    OVER = (FINISHED, ABANDONED)


class AbandonedFor:
    """Why a game was abandoned."""

    GIVEN_UP = "given_up"
    EXPIRED = "expired"


class Seat(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place at the table, as stored."""

    kind: str
    name: str = ""
    bot: str = ""
    token: str = ""
    """The hash of its holder's token, which stays valid while a bot plays the seat."""
    claimed: bool = False
    """Whether its holder claimed it when it was open: the owner never had its token."""
    seed: str = ""
    """What the seat has contributed to the chance of the game."""


class Ticket(msgspec.Struct, frozen=True):
    """A short-lived capability to read a game, as stored under the ticket's hash."""

    token: str
    """The hash of the token that asked for it; empty for the view of everybody."""
    expires: int
    """In microseconds since 1970."""


class Fork(msgspec.Struct, frozen=True):
    """Where a forked game comes from."""

    game: str
    version: int
    exact: bool
    """Whether it has the same cards and key; only the fork of a finished game has."""


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
    """How long a person may take before a bot answers; 0 for any time."""
    fork: Fork | None = None
    tournament: str = ""
    """The id of the tournament that it belongs to; empty for none."""
    creator: str = ""
    """Stands for the address that created it, without telling which: for fair shares
    of the workers. Empty for a game of a tournament, and for one of earlier releases.
    """

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
    """One table being played, at one moment. It is never modified, only replaced."""

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
    """How many events it has; they are numbered from 1."""
    act_by: int = 0
    """In microseconds since 1970: when a bot answers for a late person; 0 for never."""
    expires_at: int = 0
    """In microseconds since 1970: when it is abandoned unless it goes on; 0 for not."""
    reason: str = ""
    """One of ``AbandonedFor``; empty if it was not, or by an earlier release."""

    @property
    def table(self) -> State:
        """The table, of a game that has started."""
        assert self.state is not None
        return self.state

    @property
    def is_over(self) -> bool:
        """Whether it has finished or was abandoned."""
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
        decision = self.open()
        if decision is None:
            return []
        if decision.seat == TABLE:
            return list(range(len(self.record.seats)))
        return [decision.seat]

    def bot_to_act(self) -> int | None:
        """Return the seat whose bot must answer now, if one must.

        A decision of the whole table is left to the people at it; where all seats are
        bots, the first one answers.
        """
        decision = self.open()
        if decision is None:
            return None
        seats = self.record.seats
        if decision.seat == TABLE:
            return 0 if self.is_of_bots_alone else None
        return decision.seat if seats[decision.seat].kind == Kind.BOT else None

    @property
    def is_of_bots_alone(self) -> bool:
        """Whether no person plays in it, nor can."""
        return all(seat.kind == Kind.BOT for seat in self.record.seats)

    def names(self) -> tuple[str, ...]:
        """Return the names of the seats; empty for a seat without a name."""
        return tuple([seat.name for seat in self.record.seats])

    def speaker(self, language: str) -> Speaker:
        """Return the texts of the title in a language, with the names of the seats."""
        return speaker_at(self.record.title, language, self.names())

    def person_to_act(self) -> int | None:
        """Return the seat of a person that must answer now, if one must.

        For a decision of the whole table it is the first person at it.
        """
        decision = self.open()
        if decision is None:
            return None
        seats = self.record.seats
        is_for_all = decision.seat == TABLE
        numbers = range(len(seats)) if is_for_all else (decision.seat,)
        return next((n for n in numbers if seats[n].kind == Kind.HUMAN), None)


def status_of(state: State | None) -> str:
    """Return the status of a game that is not abandoned."""
    if state is None:
        return Status.WAITING
    return Status.PLAYING if state.outcome is None else Status.FINISHED
