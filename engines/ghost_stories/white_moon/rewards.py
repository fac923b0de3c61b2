"""Rescue, and what a family gives when its last member is safe (WM-7, WM-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    SPACE_IDS,
    SPACE_NUMBERS,
    SPACES,
)
from engines.ghost_stories.taoists import delegate, living
from engines.ghost_stories.tokens import gain_tao
from engines.ghost_stories.white_moon.families import (
    ARTEFACT_NUMBERS,
    FAMILIES,
    FAMILY_IDS,
)
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.villagers import is_complete, reveal, shelter

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

SET_BUDDHA: Final[tuple[Option, ...]] = tuple(
    ("set_buddha", space) for space in SPACE_IDS
)
KEEP_BUDDHAS: Final[Option] = ("keep_buddhas",)
GIVE_TAO: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("give_tao", colour, board) for board in BOARD_IDS) for colour in COLOURS
)


def can_rescue(s: MoonTable) -> bool:
    """Return whether the active Taoist stands by a villager on the Portal (WM-7.1)."""
    here = s.where[s.active]
    return here == s.portal and not s.portal_held and bool(s.stacks[here])


def rescue(s: MoonTable, place: int) -> None:
    """The top villager is safe; a complete family rewards at once (WM-7.1, WM-7.4)."""
    family = shelter(s, place)
    reveal(s, place)
    if is_complete(s, family):
        reward(s, s.active, family)


def reward(s: MoonTable, board: int, *families: int) -> None:
    """Complete families give their rewards; a board's player finds artefacts."""
    for family in families:
        s.emit("family_saved", FAMILY_IDS[family])
    s.push(*[(FAMILIES[family].reward, family, board) for family in families])


@rules.step
def find(s: MoonTable, family: int, board: int) -> None:
    """A player takes the artefact of the family (WM-14)."""
    name = FAMILIES[family].artefact
    s.artefacts[ARTEFACT_NUMBERS[name]] = board
    s.emit("artefact_gained", BOARD_IDS[board], name)


# Wu


@rules.step
def set_buddhas(s: MoonTable, family: int, board: int) -> None:
    """All Buddhas of the Temple or the box may be set at once (WM-14.7)."""
    if s.temple and _free(s):
        s.push(("set_buddha", delegate(s)))


def _free(s: MoonTable) -> list[Option]:
    return [
        SET_BUDDHA[space]
        for space in SPACES
        if not s.ghosts[space] and not s.buddhas[space]
    ]


@rules.decision("WM-14.7")
def set_buddha(s: MoonTable, player: int) -> list[Option]:
    """Set a Buddha on any free space, or keep the rest (WM-14.7)."""
    return [KEEP_BUDDHAS, *_free(s)]


@set_buddha.chosen
def buddha_set(s: MoonTable, player: int, option: Option) -> None:
    """It stands there; the next one may follow."""
    if option != KEEP_BUDDHAS:
        s.temple -= 1
        s.buddhas[SPACE_NUMBERS[option[1]]] = True
        s.emit("buddha_set", option[1])
        set_buddhas(s, 0, 0)


@set_buddha.refused
def buddha_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """The space is not free."""
    if option[0] != "set_buddha":
        return ("WM-14.7",), "refused.not_offered"
    return ("WM-14.7",), "refused.space_taken"


# Xiang, Li, Zhou


@rules.step
def share_five_tao(s: MoonTable, family: int, board: int) -> None:
    """One Tao token of each colour that the supply has is shared out (WM-14.8)."""
    player = delegate(s)
    s.push(*[("give_tao", player, c) for c in range(5) if s.supply[c]])


@rules.decision("WM-14.8", forced=True)
def give_tao(s: MoonTable, player: int, colour: int) -> list[Option]:
    """Name the living player who receives a Tao token (WM-14.8)."""
    return [GIVE_TAO[colour][board] for board in living(s)]


@give_tao.chosen
def tao_given(s: MoonTable, player: int, colour: int, option: Option) -> None:
    """He takes it from the supply."""
    gain_tao(s, BOARD_NUMBERS[option[2]], colour)


@rules.step
def share_three_qi(s: MoonTable, family: int, board: int) -> None:
    """Three Qi are shared by the living players, one by one (WM-14.11)."""
    s.push(*[("share_qi",)] * 3)


@rules.step
def raise_barrier(s: MoonTable, family: int, board: int) -> None:
    """The Mystic Barrier is active at the end of this turn (WM-14.12)."""
    s.barrier_due = True
    s.emit("barrier_called")
