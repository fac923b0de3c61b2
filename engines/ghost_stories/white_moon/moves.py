"""Moving with villagers, and Taoists who lie on their side (WM-6, WM-15.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import tile_help as base
from engines.ghost_stories import windows, yang
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    NEIGHBOURS,
    PLACES,
)
from engines.ghost_stories.taoists import (
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    has_power,
)
from engines.ghost_stories.tiles import MOVE, TILES
from engines.ghost_stories.white_moon import artefacts
from engines.ghost_stories.white_moon.curses import stand_up
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.tiles import TEN_TILES
from engines.ghost_stories.white_moon.villagers import carry, has_room, place_of

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

RISE: Final[Option] = ("stand_up",)
TAKE_VILLAGER: Final[Option] = ("take_villager",)
LEAVE_VILLAGER: Final[Option] = ("leave_villager",)
RAISE_TAOIST: Final[tuple[Option, ...]] = tuple(("raise_taoist", b) for b in BOARD_IDS)

ESCORT: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("escort", TILES[start].id, TILES[end].id) for end in TEN_TILES)
    for start in TEN_TILES
)
FAR: Final = tuple(
    tuple(
        (end, tuple(mid for mid in NEIGHBOURS[end] if mid in NEIGHBOURS[start]))
        for end in PLACES
        if end != start and end not in NEIGHBOURS[start]
    )
    for start in PLACES
)
"""For each place those two steps away, each with the places between."""


@rules.decision("GS-7.3", "GS-7.8", "GS-11.5", "WM-6.1", "WM-15.9", replaces="move")
def move(s: MoonTable, player: int) -> list[Option]:
    """Move, with the villager of the own tile or alone; who lies stands up (WM-6)."""
    here, spires = s.where[s.active], has_power(s, DANCE_OF_THE_SPIRES)
    if s.lying[s.active]:
        options: list[Option] = [yang.STAY, RISE]
        if spires:
            options += [MOVE[s.village[place]] for place in NEIGHBOURS[here]]
            options += _escorts(s, here, NEIGHBOURS[here])
        options += windows.before_move(s)
    else:
        options = list(yang.move.ask(s, player))
        options += _escorts(s, here, NEIGHBOURS[here])
        if spires:
            options += _long_escorts(s, here)
    return options + artefacts.window(s, windows.BEFORE_MOVE)


def _escorts(s: MoonTable, start: int, ends: tuple[int, ...]) -> list[Option]:
    """Offer to bring the top villager of a place to others (WM-6.1, WM-6.2)."""
    if not s.stacks[start]:
        return []
    village = s.village
    offers = ESCORT[village[start]]
    return [offers[village[end]] for end in ends if has_room(s, end)]


def _long_escorts(s: MoonTable, here: int) -> list[Option]:
    """Offer what two steps allow: two tiles far, or fetched on the way (WM-6.3)."""
    open_ends = tuple(
        end for end, mids in FAR[here] if not all(s.haunted[mid] for mid in mids)
    )
    options = _escorts(s, here, open_ends)
    for mid in NEIGHBOURS[here]:
        options += _escorts(s, mid, NEIGHBOURS[mid])
    return options


@move.chosen
def moved(s: MoonTable, player: int, option: Option) -> None:
    """The Taoist moves, stands up, or the window stays open."""
    command = option[0]
    if command in artefacts.USES:
        s.push(("resume", "move"))
        artefacts.USES[command](s, option)
    elif command == "raise_taoist":
        s.push(("resume", "move"))
        raise_by_twin_winds(s, option)
    elif command == "escort":
        escort(s, *(place_of(s, tile) for tile in option[1:]))
        s.push(("act", player))
    elif command == "stand_up":
        stand_up(s, s.active)
        s.push(("act", player))
    else:
        if command == "move" and s.lying[s.active]:
            stand_up(s, s.active)
        yang.moved(s, player, option)


def escort(s: MoonTable, start: int, end: int) -> None:
    """The active Taoist ends on a place, a villager of ``start`` with him (WM-6.1)."""
    if s.lying[s.active]:
        stand_up(s, s.active)
    if s.where[s.active] != end:
        s.where[s.active] = end
        s.emit("taoist_moved", BOARD_IDS[s.active], TILES[s.village[end]].id)
    carry(s, start, end, "villager_carried")


@move.refused
def move_refused(
    s: MoonTable, player: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Lying down, too far, no villager or no room for it, or not the time."""
    command = option[0]
    if command in ("move", "escort") and s.lying[s.active]:
        return ("WM-15.9", "WM-15.10"), "refused.lying"
    if command == "stand_up":
        return ("WM-15.9",), "refused.standing"
    if command == "escort":
        return _escort_refused(s, option)
    if command in artefacts.USES:
        return artefacts.why_not(s, option)
    return yang.move_refused(s, player, option)


def _escort_refused(s: MoonTable, option: Option) -> tuple[tuple[str, ...], str]:
    known = [TILES[tile].id for tile in s.village]
    if not set(option[1:]) <= set(known):
        return ("WM-2.1",), "refused.no_such_tile"
    start, end = (place_of(s, tile) for tile in option[1:])
    if not s.stacks[start]:
        return ("WM-6.1",), "refused.no_villager"
    if s.haunted[end]:
        return ("WM-1.7", "WM-6.2"), "refused.villager_haunted"
    if not has_room(s, end):
        return ("WM-1.4", "WM-6.2"), "refused.tile_full"
    return ("WM-6.1", "WM-6.3"), "refused.too_far"


# Taoists moved by others


@rules.question(replaces="taoist_moves")
def taoist_moves(s: MoonTable, boards: list[int]) -> list[Option]:
    """Offer every move by one tile; who lies stands up instead (WM-15.10)."""
    options = [RAISE_TAOIST[board] for board in boards if s.lying[board]]
    return options + base.taoist_moves(s, [b for b in boards if not s.lying[b]])


@rules.step(replaces="send_taoist")
def send_taoist(s: MoonTable, board: int, place: int) -> None:
    """A moved Taoist may take the top villager of his tile along (WM-6.4)."""
    start = s.where[board]
    base.send_taoist(s, board, place)
    if s.stacks[start] and has_room(s, place):
        s.push(("take_along", s.owners[board], start))


@rules.decision("WM-6.4", "WM-6.1")
def take_along(s: MoonTable, player: int, start: int) -> tuple[Option, ...]:
    """Take the top villager of the tile that you left along, or not (WM-6.4)."""
    return (LEAVE_VILLAGER, TAKE_VILLAGER)


@take_along.chosen
def taken_along(s: MoonTable, player: int, start: int, option: Option) -> None:
    """It comes to the tile of the Taoist."""
    if option == TAKE_VILLAGER:
        carry(s, start, s.where[s.boards[player]], "villager_carried")


def raise_by_twin_winds(s: MoonTable, option: Option) -> None:
    """Twin Winds set a lying Taoist on his feet (WM-15.10)."""
    s.used |= 1 << DANCE_OF_THE_TWIN_WINDS
    stand_up(s, BOARD_NUMBERS[option[1]])


@rules.decision("GS-9.9", "GS-9.13", "WM-6.4", "WM-15.10", replaces="blow_taoist")
def blow_taoist(s: MoonTable, player: int, optional: int) -> list[Option]:
    """Move another living Taoist to a neighbouring tile, or raise him (GS-9.9)."""
    return list(base.blow_taoist.ask(s, player, optional))


@blow_taoist.chosen
def taoist_blown(s: MoonTable, player: int, optional: int, option: Option) -> None:
    """He stands up in place, or on the chosen tile."""
    if option[0] == "raise_taoist":
        stand_up(s, BOARD_NUMBERS[option[1]])
    else:
        base.taoist_blown(s, player, optional, option)
