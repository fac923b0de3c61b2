"""What lies on a table of Ghooost!."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.declared import Hidden
from engines.core.state import State
from engines.ghooost.cards import KINDS

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.rulebook import Rulebook

CLOCKWISE = 1


class Table(State):
    """Hands, mansions, crypt, cemetery and discard of one round, and the match."""

    deck_variant: str
    twist_effect: str
    no_progress_actions: int
    match: bool
    round: int
    direction: int
    """1 is clockwise, towards higher seats; -1 the other way."""
    hands: list[list[int]]
    """How many of each card a seat holds."""
    held: list[int]
    """How many cards a seat holds in all."""
    mansions: Hidden[list[tuple[int, ...]]]
    """Face down; the last card is the next to be turned up."""
    crypt: Hidden[list[int]]
    """Face down; the last card is the next to be drawn."""
    pile: list[int]
    """The cemetery from bottom to top, without what lies beside it."""
    beside: int
    """Kitties beside the cemetery."""
    discard: list[int]
    """How many of each card are out of the round for good."""
    left: list[int]
    """Seats that have left the round, in that order."""
    idle: int
    """Actions in a row without progress (GH-9.6)."""
    passes: int
    """Passes in immediate succession (GH-9.5)."""
    scores: list[int]
    boos: list[int]

    def __init__(
        self, rules: Rulebook, players: int, options: Json, key: bytes
    ) -> None:
        """Lay a table before its first deal."""
        super().__init__(rules, players, key)
        self.deck_variant = options["deck_variant"]
        self.twist_effect = options["twist_effect"]
        self.no_progress_actions = options["no_progress_actions"]
        self.match = options["match"]
        self.round = 0
        self.scores = [0] * players
        self.boos = [0] * players
        self.clear()

    def clear(self) -> None:
        """Take all cards off the table, as before every deal."""
        players = self.players
        self.direction = CLOCKWISE
        self.hands = [[0] * KINDS for _ in range(players)]
        self.held = [0] * players
        self.mansions = [()] * players
        self.crypt = []
        self.pile = []
        self.beside = 0
        self.discard = [0] * KINDS
        self.left = []
        self.idle = 0
        self.passes = 0
