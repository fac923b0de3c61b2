"""Su-Ling: what calls her, where she stands, what she brings (WM-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import haunting
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.layout import LAYOUTS, SPACE_IDS, SPACE_NUMBERS, SPACES
from engines.ghost_stories.taoists import STRENGTH_OF_A_MOUNTAIN, has_power
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import (
    BECKONED,
    COME,
    CORNER_IDS,
    CORNER_OF,
    ON_CARD,
    QUIET,
    RESERVE,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

LET_REST: Final[Option] = ("let_su_ling_rest",)
PLACE_SU_LING: Final[tuple[Option, ...]] = tuple(
    ("place_su_ling", space, False) for space in SPACE_IDS
)
PLACE_WITH_CRYSTAL: Final[tuple[Option, ...]] = tuple(
    ("place_su_ling", space, True) for space in SPACE_IDS
)


def beckon(s: MoonTable) -> None:
    """Something calls Su-Ling: a death, a Curse die, a haunted tile (WM-4.1)."""
    if s.beckoned == QUIET:
        s.beckoned = BECKONED


@rules.step(replaces="roll_curse")
def roll_curse(s: MoonTable, space: int) -> None:
    """A rolled Curse die calls Su-Ling; a skipped one does not (WM-4.1, WM-4.8)."""
    if not has_power(s, STRENGTH_OF_A_MOUNTAIN):
        beckon(s)
    haunting.roll_curse(s, space)


def can_come(s: MoonTable) -> bool:
    """Return whether she may be moved now: once per turn, if something called her."""
    return s.beckoned == BECKONED and s.su_ling != ON_CARD


def stones(s: MoonTable) -> list[Option]:
    """Offer the stones for Su-Ling, with or without a crystal (WM-4.3, WM-4.6)."""
    options: list[Option] = []
    empty = [corner for corner, full in enumerate(s.receptacles) if not full]
    for space in SPACES:
        if space == s.su_ling or CARDS[s.ghosts[space]].is_incarnation:
            continue
        options.append(PLACE_SU_LING[space])
        if s.reserve and corner_of(s, space) in empty:
            options.append(PLACE_WITH_CRYSTAL[space])
    return options


def corner_of(s: MoonTable, space: int) -> int | None:
    """Return the Receptacle that a space touches, if any (WM-1.1)."""
    return CORNER_OF.get(LAYOUTS[s.layout].lines[space][0])


def come(s: MoonTable, option: Option) -> None:
    """Su-Ling stands in front of a space, and may bring a crystal (WM-4.2, WM-4.6)."""
    space = SPACE_NUMBERS[option[1]]
    s.su_ling = space
    s.beckoned = COME
    s.emit("su_ling_moved", option[1])
    if option[2]:
        corner = corner_of(s, space)
        assert corner is not None
        s.reserve -= 1
        s.receptacles[corner] = True
        s.emit("crystal_brought", CORNER_IDS[corner])


def send_home(s: MoonTable) -> None:
    """Su-Ling goes to the reserve (WM-4.4, WM-13.7)."""
    s.su_ling = RESERVE
    s.emit("su_ling_left")


@rules.decision("WM-4.2", "WM-4.3", "WM-4.6")
def place_su_ling(s: MoonTable, player: int) -> list[Option]:
    """Put Su-Ling on one of the first stones, or let her be (WM-4.2)."""
    return [LET_REST, *stones(s)]


@place_su_ling.chosen
def su_ling_placed(s: MoonTable, player: int, option: Option) -> None:
    """She comes, or the right is lost (WM-4.2)."""
    if option != LET_REST:
        come(s, option)


@place_su_ling.refused
def su_ling_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """An incarnation, her own stone, or no crystal for a Receptacle."""
    if option[0] != "place_su_ling":
        return ("WM-4.2",), "refused.not_offered"
    return why_not(s, option)


def why_not(s: MoonTable, option: Option) -> tuple[tuple[str, ...], str]:
    """Name the rule that keeps Su-Ling from a stone."""
    space = SPACE_NUMBERS[option[1]]
    if not can_come(s):
        return ("WM-4.1", "WM-4.2", "WM-17.3"), "refused.su_ling_rests"
    if CARDS[s.ghosts[space]].is_incarnation:
        return ("WM-4.3",), "refused.su_ling_incarnation"
    if space == s.su_ling:
        return ("WM-4.6",), "refused.su_ling_stays"
    return ("WM-4.6", "WM-1.1"), "refused.no_crystal_for_her"
