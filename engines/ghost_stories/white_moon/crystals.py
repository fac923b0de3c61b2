"""Moon Crystals: how they come, how they go, and the Receptacles (WM-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import tile_help as base
from engines.ghost_stories.cards import WHITE
from engines.ghost_stories.dice import face_counts, free_dice
from engines.ghost_stories.layout import BOARD_IDS, BOARD_NUMBERS
from engines.ghost_stories.taoists import delegate, is_living, living
from engines.ghost_stories.tokens import gain_tao
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import CORNER_IDS, CORNER_OF, CORNERS

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

FILL_RECEPTACLE: Final[tuple[Option, ...]] = tuple(
    ("fill_receptacle", corner) for corner in CORNER_IDS
)
GIVE_CRYSTAL: Final[tuple[Option, ...]] = tuple(
    ("give_crystal", board) for board in BOARD_IDS
)


def gain_crystal(s: MoonTable, board: int) -> None:
    """A player takes a crystal of the reserve; none there: nothing (WM-12.1)."""
    if s.reserve:
        s.reserve -= 1
        s.crystals[board] += 1
        s.fresh_crystals += board == s.active
        s.emit("crystal_gained", BOARD_IDS[board])


def spend_crystal(s: MoonTable, board: int) -> None:
    """A crystal returns to the reserve, one of this turn first (WM-12.3)."""
    s.crystals[board] -= 1
    s.reserve += 1
    if board == s.active and s.fresh_crystals:
        s.fresh_crystals -= 1
    s.emit("crystal_spent", BOARD_IDS[board])


@rules.step(replaces="gather_herbs")
def gather_herbs(s: MoonTable, player: int) -> None:
    """Colours give Tao tokens, white faces only crystals (WM-12.2)."""
    counts = face_counts(s)
    for colour in range(5):
        for _ in range(min(counts[colour], s.supply[colour])):
            gain_tao(s, s.active, colour)
    for _ in range(counts[WHITE]):
        gain_crystal(s, s.active)


@rules.step
def grant_crystal(s: MoonTable) -> None:
    """The exorcist takes a crystal, if he lives (WM-12.1)."""
    if is_living(s, s.active):
        gain_crystal(s, s.active)


@rules.step
def share_crystal(s: MoonTable) -> None:
    """The group gives the crystal of a new incarnation away (WM-17.7)."""
    if s.reserve:
        s.push(("give_crystal", delegate(s)))


@rules.decision("WM-17.7", forced=True)
def give_crystal(s: MoonTable, player: int) -> list[Option]:
    """Name the living player who receives the crystal (WM-17.7)."""
    return [GIVE_CRYSTAL[board] for board in living(s)]


@give_crystal.chosen
def crystal_given(s: MoonTable, player: int, option: Option) -> None:
    """The named player takes it."""
    gain_crystal(s, BOARD_NUMBERS[option[1]])


def receptacle_here(s: MoonTable) -> list[Option]:
    """Offer the empty Receptacle of the own corner for an older crystal (WM-12.5)."""
    corner = CORNER_OF.get(s.where[s.active])
    if corner is None or s.receptacles[corner]:
        return []
    if s.crystals[s.active] == s.fresh_crystals:
        return []
    return [FILL_RECEPTACLE[corner]]


def fill_receptacle(s: MoonTable, corner: str) -> None:
    """A crystal of the active player goes into a Receptacle (WM-12.5)."""
    s.crystals[s.active] -= 1
    s.receptacles[CORNER_IDS.index(corner)] = True
    s.emit("crystal_placed", BOARD_IDS[s.active], corner)


def receptacle_refused(s: MoonTable, option: Option) -> tuple[tuple[str, ...], str]:
    """The wrong tile, a full Receptacle, or no crystal of an earlier turn."""
    corner = CORNER_IDS.index(option[1])
    if s.where[s.active] != CORNERS[corner]:
        return ("WM-12.5", "WM-1.1"), "refused.other_corner"
    if s.receptacles[corner]:
        return ("WM-12.5",), "refused.receptacle_full"
    return ("WM-12.5",), "refused.no_crystal"


def can_gather(s: MoonTable, tile: int) -> bool:
    """Return whether the Herbalist can give a token or a crystal (WM-12.7)."""
    return base.can_help(s, tile) or (s.reserve > 0 and free_dice(s) > 0)
