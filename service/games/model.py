"""The game: its record, its seats, the state of its table and its status."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import engines
from engines.core.state import TABLE, State
from service import tokens
from service.games.people.ranking import rank
from service.presentation.texts import speaker_at

if TYPE_CHECKING:
    from engines.core.state import Outcome
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
    TOURNAMENT_OVER = "tournament_over"


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
    auto: bool = False
    """Whether questions with one answer are answered for it, while a person plays."""
    resigned: int = 0
    """As which one of the table its holder resigned, from 1; 0 for not at all."""
    account: str = ""
    """The account that holds it; of an open seat, the only one that may claim it."""
    invitation: str = ""
    """The hash of what an open seat is claimed by; empty if anybody may claim it."""
    used: int = 0
    """How long its holder has thought, in microseconds, where clocks run."""
    timeouts: int = 0
    """For how many moves its holder took too long, where clocks run."""
    forfeited: bool = False
    """Whether its holder lost by the clock; then it has ``resigned``, too."""

    @property
    def is_reserved(self) -> bool:
        """Whether it waits for a certain person, and nobody else may claim it."""
        return self.kind == Kind.OPEN and bool(self.token or self.invitation)


class Ticket(msgspec.Struct, frozen=True):
    """A short-lived capability to read a game, as stored under the ticket's hash."""

    token: str
    """The hash of the token that asked for it; empty for the view of everybody."""
    expires: int
    """In microseconds since 1970."""
    account: str = ""
    """Whose key asked for it; empty if it was a token of the game."""
    key: str = ""
    """The id of that key: the ticket ends with it."""


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat that asks to take its last choice back, as stored."""

    seat: int
    to: int
    """The version at which the table would be as it is again."""
    version: int
    revision: int
    """At which moment the game is while it holds; whatever else happens ends it."""
    agreed: tuple[int, ...] = ()


class Fork(msgspec.Struct, frozen=True):
    """Where a forked game comes from."""

    game: str
    version: int
    exact: bool
    """Whether it has the same cards and key; only the fork of a finished game has."""


class Spectator(msgspec.Struct, frozen=True):
    """Somebody who may look on, as stored."""

    token: str
    """The hash of the token."""
    delay: int = 0
    """How many versions ago they see the game."""


class Seating(msgspec.Struct, frozen=True):
    """Who sat where from a version on, without their tokens."""

    version: int
    revision: int
    seats: tuple[Seat, ...]


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
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
    spectators: tuple[Spectator, ...] = ()
    seatings: tuple[Seating, ...] = ()
    """Who sat where; empty if nobody has changed seats since the first command."""
    game_seconds: int = 0
    """How long a program may think in the whole game; 0 for as long as its moves let.
    """
    max_timeouts: int = 0
    """The number of time-outs that forfeits the game; 0 for never, and no clocks."""
    stopped: int = 0
    """While the clocks stand still: what is left of the move's time, in microseconds,
    at least 1.
    """

    @property
    def has_clocks(self) -> bool:
        """Whether the time of its holders is counted: in games of tournaments."""
        return bool(self.max_timeouts)

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
    undo: UndoRequest | None = None
    """The last request to take something back; ``pending_undo`` if it still holds."""

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
    def pending_undo(self) -> UndoRequest | None:
        """The request to take something back that waits for answers."""
        if self.undo is None or self.status != Status.PLAYING:
            return None
        moment = self.undo.version, self.undo.revision
        return self.undo if moment == (self.version, self.revision) else None

    @property
    def title(self) -> Title[Any]:
        """The title that is played."""
        return engines.get(self.record.title)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has finished; who resigned ranks last.

        Where all play together, they win or lose together, whoever left.
        """
        if self.status != Status.FINISHED:
            return None
        resigned = [seat.resigned for seat in self.record.seats]
        if not any(resigned) or self.title.cooperative:
            return self.table.outcome
        return rank(self.table.outcome, resigned)

    def open(self) -> Open | None:
        """Return the decision that waits for an answer, while the game is played."""
        if self.status != Status.PLAYING:
            return None
        return self.title.open(self.table)

    def asked(self) -> int | None:
        """Return the seat that is asked now, or ``TABLE``; nothing if none is."""
        if self.status != Status.PLAYING:
            return None
        return self.title.asked(self.table)

    def to_act(self) -> list[int]:
        """Return the seats that may answer now."""
        asked = self.asked()
        if asked is None:
            return []
        return list(range(len(self.record.seats))) if asked == TABLE else [asked]

    def bot_to_act(self) -> int | None:
        """Return the seat whose bot must answer now, if one must.

        A decision of the whole table is left to the people at it; where all seats are
        bots, the first one answers.
        """
        asked = self.asked()
        if asked is None:
            return None
        if asked == TABLE:
            return 0 if self.is_of_bots_alone else None
        return asked if self.record.seats[asked].kind == Kind.BOT else None

    @property
    def is_of_bots_alone(self) -> bool:
        """Whether no person plays in it, nor can."""
        return all(seat.kind == Kind.BOT for seat in self.record.seats)

    @property
    def is_for_accounts(self) -> bool:
        """Whether accounts hold seats of it, or are invited to."""
        return any(seat.account for seat in self.record.seats)

    def names(self) -> tuple[str, ...]:
        """Return the names of the seats; empty for a seat without a name."""
        return tuple([seat.name for seat in self.record.seats])

    def bots(self) -> tuple[bool, ...]:
        """Return of each seat whether a bot plays it."""
        return tuple([seat.kind == Kind.BOT for seat in self.record.seats])

    def speaker(self, language: str) -> Speaker:
        """Return the texts of the title in a language, with the names of the seats."""
        marks = () if self.state is None else self.title.marks(self.state)
        return speaker_at(self.record.title, language, self.names(), self.bots(), marks)

    def person_to_act(self) -> int | None:
        """Return the seat of a person that must answer now, if one must.

        For a decision of the whole table it is the first person at it.
        """
        asked = self.asked()
        if asked is None:
            return None
        seats = self.record.seats
        numbers = range(len(seats)) if asked == TABLE else (asked,)
        return next((n for n in numbers if seats[n].kind == Kind.HUMAN), None)


def status_of(state: State | None) -> str:
    """Return the status of a game that is not abandoned."""
    if state is None:
        return Status.WAITING
    return Status.PLAYING if state.outcome is None else Status.FINISHED
