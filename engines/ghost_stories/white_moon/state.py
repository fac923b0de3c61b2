"""What White Moon adds to a table of Ghost Stories (WM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.declared import Hidden
from engines.ghost_stories.state import Table
from engines.ghost_stories.white_moon.families import ARTEFACTS

if TYPE_CHECKING:
    from engines.core.rulebook import Rulebook

RESERVE: Final = -1
"""Where Su-Ling and the artefacts are at the start (WM-1.8)."""
SPENT: Final = -2
"""The owner of an artefact that was used up."""
ON_CARD: Final = 12
"""Where Su-Ling is while Howling Ondine holds her (WM-17.3)."""

CRYSTALS: Final = 4
CORNERS: Final = (0, 2, 8, 6)
"""The places of the corner tiles: north-west, north-east, south-east, south-west."""
CORNER_IDS: Final = ("nw", "ne", "se", "sw")
CORNER_OF: Final = {place: corner for corner, place in enumerate(CORNERS)}

PORTALS: Final = {"centre": (4,), "side": (1, 3, 5, 7), "corner": CORNERS}
"""The places of the Portal, by how hard they make the game (WM-2.2)."""
POOLS: Final = ("all", "new")
"""Which incarnations come: base and new ones, or new ones only (WM-2.5)."""

QUIET: Final = 0
BECKONED: Final = 1
COME: Final = 2
"""Whether nothing calls Su-Ling this turn, something does, or she has come."""


class MoonTable(Table):
    """A table with villagers, Portal, Su-Ling, crystals, Receptacles and artefacts."""

    pool: str
    """Which of ``POOLS`` the incarnations of the deck came from."""
    stacks: Hidden[list[list[int]]]
    """The villagers on each place, by family; the last one is face up (WM-1.5)."""
    covered: Hidden[bool]
    """Whether new tops are still face down, before the start (WM-2.6)."""
    shelter: list[int]
    """Rescued villagers, by family, in that order."""
    graveyard: list[int]
    """Killed villagers, by family, in that order."""
    portal: int
    """The place of the Portal, or the one to which it will return (WM-17.1)."""
    portal_held: bool
    """Whether Gate Keeper holds the Portal."""
    su_ling: int
    """The space in front of which Su-Ling stands, ``RESERVE`` or ``ON_CARD``."""
    beckoned: int
    """Whether Su-Ling may be moved this turn (WM-4.2)."""
    reserve: int
    """Moon Crystals in the reserve."""
    crystals: list[int]
    """Moon Crystals of each board's player."""
    fresh_crystals: int
    """Crystals that the active player took this turn (WM-12.5)."""
    receptacles: list[bool]
    """Whether each Receptacle holds a crystal, in the order of ``CORNERS``."""
    barrier_due: bool
    """Whether the Zhou family calls the Barrier at the end of the turn (WM-14.12)."""
    earned: list[int]
    """Families completed in the Barrier, whose rewards are due (WM-13.8)."""
    artefacts: list[int]
    """The board that owns each artefact, ``RESERVE`` or ``SPENT``."""
    clawed: bool
    """Whether the Claw of Vengeance was used this turn."""
    lying: list[bool]
    """Whether the Taoist of each board lies on his side (WM-15.9)."""
    lost_tao: list[int]
    """Tao tokens that have left the game, by colour (WM-14.6)."""
    box: Hidden[list[int]]
    """Incarnations in the box, the next one to be brought last."""
    removed: Hidden[list[int]]
    """Cards removed unseen, and Uncatchable if it was exchanged (WM-2.9)."""

    def __init__(self, rules: Rulebook, players: int, key: bytes) -> None:
        """Lay a table without contents."""
        super().__init__(rules, players, key)
        self.pool = POOLS[0]
        self.stacks = [[] for _ in range(9)]
        self.covered = False
        self.shelter = []
        self.graveyard = []
        self.portal = PORTALS["centre"][0]
        self.portal_held = False
        self.su_ling = RESERVE
        self.beckoned = QUIET
        self.reserve = CRYSTALS
        self.crystals = [0] * 4
        self.fresh_crystals = 0
        self.receptacles = [False] * 4
        self.barrier_due = False
        self.earned = []
        self.artefacts = [RESERVE] * len(ARTEFACTS)
        self.clawed = False
        self.lying = [False] * 4
        self.lost_tao = [0] * 5
        self.box = []
        self.removed = []
