"""What every table has: an agenda, chance, events and an outcome.

What lies on the table is a field of the title's own state; what is still to happen is
the agenda, a stack of frames ``(name, *scalars)`` whose last one is next. Frames are
plain tuples, so that they print, compare, copy and save by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from engines.core.chance import draw, shuffle

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from engines.core.rulebook import Rulebook

Scalar = int | str | bool | None
Frame = tuple[Any, ...]
Option = tuple[Any, ...]
Event = tuple[Any, ...]

TABLE = -1
"""The seat of a decision that any seat of a co-operative table may answer."""


class Outcome(NamedTuple):
    """How a game ended: why, who won, the place and the score of each seat."""

    reason: str
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


class Save:
    """How a field of a state is written to JSON and read back."""

    SCALAR = "scalar"
    LIST = "list"
    LISTS = "lists"
    TUPLE = "tuple"
    TUPLES = "tuples"


class State:
    """One table of one title; subclasses add what lies on it and write ``clone``."""

    __slots__ = (
        "agenda",
        "draws",
        "events",
        "key",
        "menu",
        "outcome",
        "players",
        "rules",
    )

    SAVED: ClassVar[dict[str, str]] = {
        "players": Save.SCALAR,
        "draws": Save.SCALAR,
        "agenda": Save.TUPLES,
    }
    """The fields of a save in their order, each with its form."""

    HIDDEN: ClassVar[tuple[str, ...]] = ("draws",)
    """The fields that nobody sees: when one changes, something comes to light."""

    agenda: list[Frame]
    draws: int
    events: list[Event] | None
    key: bytes
    menu: Sequence[Option] | None
    outcome: Outcome | None
    players: int
    rules: Rulebook

    def __init__(self, rules: Rulebook, players: int, key: bytes) -> None:
        """Lay an empty table for ``players`` seats."""
        self.rules = rules
        self.players = players
        self.key = key
        self.draws = 0
        self.agenda = []
        self.events = None
        self.menu = None
        self.outcome = None

    def clone(self) -> Self:
        """Return a table that shares nothing changeable with this one, events off."""
        raise NotImplementedError

    def copy_core(self, twin: State) -> None:
        """Give ``twin`` this table's agenda, chance and outcome, for ``clone``."""
        twin.rules = self.rules
        twin.players = self.players
        twin.key = self.key
        twin.draws = self.draws
        twin.agenda = self.agenda[:]
        twin.events = None
        twin.menu = self.menu
        twin.outcome = self.outcome

    def push(self, *frames: Frame) -> None:
        """Put frames on the agenda, named in the order in which they will happen."""
        self.agenda.extend(frames[::-1])

    def emit(self, *event: Any) -> None:
        """Tell what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(event)

    def below(self, sides: int) -> int:
        """Return an unbiased number in ``range(sides)``: the next draw of this game."""
        number = self.draws
        self.draws = number + 1
        return draw(self.key, number, sides)

    def shuffle(self, cards: MutableSequence[int]) -> None:
        """Shuffle ``cards`` with the next draws of this game."""
        shuffle(cards, self.below)
