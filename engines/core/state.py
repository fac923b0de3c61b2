"""What every table has: an agenda, chance, events and an outcome.

What lies on the table is a field of the title's own state; what is still to happen is
the agenda, a stack of frames ``(name, *scalars)`` whose last one is next. Frames are
plain tuples, so that they print, compare, copy and save by themselves.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from engines.core.chance import draw, shuffle
from engines.core.declared import (
    Declared,
    Default,
    Dropped,
    Form,
    Hidden,
    Shared,
    Until,
)
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


class State(metaclass=Declared):
    """One table of one title; subclasses declare what lies on it, field by field."""

    SAVED: ClassVar[dict[str, Form]]
    """The fields of a save in their order, each with its form."""
    SAVED_NAMES: ClassVar[dict[str, str]]
    """The name of each field in a save."""
    DEFAULTS: ClassVar[dict[str, Default]]
    """What stands for a field in a save that lacks it, of the fields that may."""
    CONVERTED: ClassVar[dict[str, tuple[Until, ...]]]
    """How older saves hold a field, the oldest first, of the fields that changed."""
    HIDDEN: ClassVar[tuple[str, ...]]
    """The fields that nobody sees."""

    players: int
    draws: Hidden[int]
    agenda: list[Frame]
    rules: Shared[Rulebook]
    key: Shared[bytes]
    menu: Shared[Sequence[Option] | None]
    outcome: Shared[Outcome | None]
    events: Dropped[list[Event] | None]

    if TYPE_CHECKING:

        def clone(self) -> Self:
            """Return a table that shares nothing changeable with this, events off."""

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

    def push(self, *frames: Frame) -> None:
        """Put frames on the agenda, named in the order in which they will happen."""
        self.agenda.extend(frames[::-1])

    def emit(self, *event: Any) -> None:
        """Emit an event, if anybody listens."""
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
