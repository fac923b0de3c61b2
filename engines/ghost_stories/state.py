"""What lies on a table of Ghost Stories.

Goods are counted per board, because neutral boards have Qi too. A board is its colour,
see ``layout``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.declared import Hidden
from engines.core.state import State
from engines.ghost_stories.layout import CENTRE

if TYPE_CHECKING:
    from engines.core.rulebook import Rulebook

NOBODY: Final = -1
"""The owner of a neutral board."""
NOWHERE: Final = -1
"""Where a token, a tile or a figure is when it is not on the table.

Saves have it as -1, which Python takes for the last place: a value that may be this one
is compared, never used as an index. For tiles see ``tiles.place_of``.
"""

FIRST_EDITION: Final = "nl2008"
SECOND_EDITION: Final = "fr2010"
EDITIONS: Final = (FIRST_EDITION, SECOND_EDITION)
DIFFICULTIES: Final = ("initiation", "normal", "nightmare", "hell")

TAO_PER_COLOUR: Final = 4
QI_TOKENS: Final = 20
BUDDHAS: Final = 2
DICE: Final = 3
"""Standard Tao dice; the grey one belongs to a power."""

POWER_LOCK: Final = 1
TAO_LOCK: Final = 2
GROUP_POWER_LOCK: Final = 3
WHITE_LOCK: Final = 4
"""Conditions that a card in play sets; a card of this game sets one at most."""


class Table(State):
    """The village, four boards with their goods, the ghosts, the deck and the dice."""

    edition: str
    difficulty: str
    haunt_limit: int
    """How many haunted tiles lose the game (GS-17.2.2)."""
    incarnations: int
    """How many incarnations have to be exorcised to win (GS-17.1)."""
    layout: int
    """Which of ``LAYOUTS`` the boards form."""
    village: tuple[int, ...]
    """The tile on each place."""
    places: tuple[int, ...]
    """The place of each tile."""
    boards: tuple[int, ...]
    """The board of each seat."""
    owners: tuple[int, ...]
    """The seat of each board; ``NOBODY`` for a neutral one."""
    powers: tuple[int, ...]
    """The power on the visible side of each board (GS-11.1)."""
    turn: int
    """How many turns have begun, neutral ones included."""
    active: int
    """The board whose turn it is (GS-0.3)."""
    used: int
    """Powers that cannot be used (again) this turn, as a bit set."""
    borrowed: int
    """Boards whose power a Power token lends this turn, as a bit set (GS-12.1)."""
    fresh: int
    """Buddhas that the active player took this turn (GS-9.6)."""
    haunted: list[bool]
    """Whether the tile on each place shows its haunted side."""
    qi: list[int]
    tao: list[int]
    """Tao tokens: ``5 * board + colour``."""
    yin_yang: list[bool]
    """Whether each board's player holds its Yin-Yang token."""
    held: list[int]
    """Buddhas in each player's hands."""
    power_tokens: list[int]
    where: list[int]
    """The place of each Taoist; the dead ones lie on the Cemetery."""
    supply: list[int]
    """Tao tokens in the supply, by colour."""
    qi_supply: int
    temple: int
    """Buddhas on the Buddhist Temple."""
    centre: int
    """Power tokens on the centre tile (GS-12.1)."""
    circle: int
    """The colour of the token on the Circle of Prayer, or ``NOWHERE``."""
    ghosts: list[int]
    """The card on each space; ``NO_CARD`` for none."""
    figures: list[bool]
    """Whether the haunting figure of each space is on its first stone (GS-1.4)."""
    buddhas: list[bool]
    """Whether a Buddha stands on each space."""
    captives: list[bool]
    """Whether the ghost on each space holds a Tao die (GS-16.3)."""
    locks: list[int]
    """The condition that the card on each space has set (GS-5.10)."""
    mantra: int
    """The space of the ghost with the Mantra, or ``NOWHERE``."""
    caught: bool
    """Whether Uncatchable was put on a Buddha space (GS-15.4)."""
    deck: Hidden[list[int]]
    """Face down; the last card is the next to be drawn."""
    discard: list[int]
    exorcised: list[int]
    """Incarnations in the order in which they were exorcised (GS-18.3)."""
    arriving: int
    """The card drawn and not yet put on a space."""
    dice: list[int]
    """The faces of the Tao dice rolled last."""
    curse: int
    """The face of the Curse die rolled last."""

    def __init__(self, rules: Rulebook, players: int, key: bytes) -> None:
        """Lay a table without contents."""
        super().__init__(rules, players, key)
        self.edition = FIRST_EDITION
        self.difficulty = DIFFICULTIES[0]
        self.haunt_limit = self.incarnations = self.layout = 0
        self.village = self.places = ()
        self.boards = self.owners = self.powers = ()
        self.turn = self.active = self.used = self.borrowed = self.fresh = 0
        self.haunted = [False] * 9
        self.qi = [0] * 4
        self.tao = [0] * 20
        self.yin_yang = [False] * 4
        self.held = [0] * 4
        self.power_tokens = [0] * 4
        self.where = [CENTRE] * 4
        self.supply = [TAO_PER_COLOUR] * 5
        self.qi_supply = QI_TOKENS
        self.temple = BUDDHAS
        self.centre = 0
        self.circle = self.mantra = NOWHERE
        self.ghosts = [0] * 12
        self.figures = [False] * 12
        self.buddhas = [False] * 12
        self.captives = [False] * 12
        self.locks = [0] * 12
        self.caught = False
        self.deck = []
        self.discard = []
        self.exorcised = []
        self.arriving = 0
        self.dice = []
        self.curse = 0
