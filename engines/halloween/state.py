"""What lies on a table of Halloween."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from engines.core.declared import Hidden, SavedAs
from engines.core.state import State
from engines.halloween.board import (
    BLUE,
    CAPACITY,
    CELLS,
    DISCS,
    EVERYWHERE,
    FIRST_BLUE,
    FIRST_SCARE,
    FREE,
    HUES,
    MASTER_CAPACITY,
    MASTER_STRIPS,
    NEUTRAL_PUMPKINS,
    POLICE_STATION,
    PUMPKINS,
    SITES,
    SLOTS,
    STRIPS,
    TOKENS,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.rulebook import Rulebook

TWO_PLAYERS = 2


class Table(State):
    """The town with its ghosts, the supplies and the player boards.

    Lists per player are flat: the tokens of seat *p* begin at ``p * 5``, its strips at
    ``p * strips``, its slots at ``p * 3``. Sets of buildings and cards are bit masks.
    """

    master: bool
    card_set: str
    max_rounds: int
    neutral_pumpkin_limit: str
    strips: int
    display: tuple[int, ...]
    """The cards on display, in ascending order (HW-2.4)."""
    starter: int
    round: int
    active: int
    unused: int
    """The strips that the active player has not yet used in this turn."""
    spent: int
    """The once-per-turn cards that are used up in this turn."""
    ending: str
    """Why the game ends after this round; empty until then (HW-12.1)."""
    ghosts: list[int]
    """How many ghosts stand in each cell, ``building * 5 + colour``."""
    where: list[int]
    """The buildings with a ghost of each colour."""
    pairs: list[int]
    """The buildings with two or more ghosts of each colour."""
    on_board: list[int]
    """How many ghosts of each colour are on the board."""
    room: list[int]
    """How many more ghosts each building takes."""
    open: int
    """The buildings with room."""
    supply: list[int]
    """Ghost tokens of each colour that nobody owns."""
    pumpkins: list[int]
    """The pumpkin on each haunt field: ``FREE``, a seat, or ``NEUTRAL`` + seat."""
    unhaunted: list[int]
    """The buildings whose haunt field of each colour is free."""
    own_in: list[int]
    """The buildings with an own pumpkin of each seat."""
    neutral_in: list[int]
    """The buildings with a neutral pumpkin that each seat has placed."""
    own_left: list[int]
    neutral_left: list[int]
    bonus: list[int]
    """The bonus token on each building, 0 for none."""
    bonus_supply: Hidden[list[int]]
    """Face down; the last one is the next."""
    bonus_discard: list[int]
    drawn: int
    """The bonus token that card 52 has drawn and nobody has placed yet."""
    sp: list[int]
    scare: list[int]
    tokens: list[int]
    highest: Annotated[list[int], SavedAs("levels")]
    """The highest colour that each strip may use: that of its level."""
    fields: list[int]
    """The fields of each strip that hold a disc."""
    discs: list[int]
    """Discs in the supply of each seat."""
    slots: list[int]
    """A bonus kind, 0 for a free slot or ``DISC``."""
    claimed: Annotated[list[int], SavedAs("held")]
    """The cards on which each seat has a disc: bit *n* for card *n*."""
    dice: tuple[int, ...]
    """What the dice on the table show; 0 before they are rolled."""
    die_colours: Annotated[tuple[int, ...], SavedAs("die_levels")]
    added: tuple[int, ...]
    rollers: tuple[int, ...]
    """The seat that rolls each die."""
    foes: tuple[int, ...]
    """Ghosts of each colour that a series of fights may still name (HW-10.20)."""

    def __init__(
        self, rules: Rulebook, players: int, options: Json, key: bytes
    ) -> None:
        """Lay a table before tokens, cards and the starter are drawn (HW-2)."""
        super().__init__(rules, players, key)
        self.master = options["mode"] == "master"
        self.card_set = options["card_set"]
        self.max_rounds = options["max_rounds"]
        self.neutral_pumpkin_limit = options["neutral_pumpkin_limit"]
        self.strips = MASTER_STRIPS if self.master else STRIPS
        self.display = tuple(options["cards"])
        self.starter = self.active = 0
        self.round = 1
        self.unused = self.spent = 0
        self.ending = ""
        self.ghosts = [0] * CELLS
        self.where = [0] * HUES
        self.pairs = [0] * HUES
        self.on_board = [0] * HUES
        self.room = [MASTER_CAPACITY if self.master else CAPACITY] * len(SITES)
        self.open = EVERYWHERE
        for _ in range(FIRST_BLUE):
            self.put(POLICE_STATION, BLUE)
        self.supply = [TOKENS] * HUES
        self.pumpkins = [FREE] * CELLS
        self.unhaunted = [EVERYWHERE] * HUES
        self.own_in = [0] * players
        self.neutral_in = [0] * players
        self.own_left = [PUMPKINS] * players
        neutral = NEUTRAL_PUMPKINS if players == TWO_PLAYERS else 0
        self.neutral_left = [neutral] * players
        self.bonus = [0] * len(SITES)
        self.bonus_supply = []
        self.bonus_discard = []
        self.drawn = 0
        self.sp = [0] * players
        self.scare = [FIRST_SCARE] * players
        self.tokens = [0] * (players * HUES)
        self.highest = [0] * (players * self.strips)
        self.fields = [0] * (players * self.strips)
        self.discs = [DISCS] * players
        self.slots = [0] * (players * SLOTS)
        self.claimed = [0] * players
        self.dice = self.die_colours = self.added = self.rollers = self.foes = ()

    def put(self, site: int, colour: int) -> None:
        """Stand a ghost from the supply in a building."""
        cell = site * HUES + colour
        self.ghosts[cell] += 1
        if self.ghosts[cell] == 1:
            self.where[colour] |= 1 << site
        else:
            self.pairs[colour] |= 1 << site
        self.on_board[colour] += 1
        self.room[site] -= 1
        if not self.room[site]:
            self.open &= ~(1 << site)

    def take(self, site: int, colour: int) -> None:
        """Return a ghost of a building to the supply."""
        cell = site * HUES + colour
        self.ghosts[cell] -= 1
        if self.ghosts[cell] == 0:
            self.where[colour] &= ~(1 << site)
        elif self.ghosts[cell] == 1:
            self.pairs[colour] &= ~(1 << site)
        self.on_board[colour] -= 1
        self.room[site] += 1
        self.open |= 1 << site
