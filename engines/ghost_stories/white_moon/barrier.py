"""The Mystic Barrier (WM-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import yin
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.dice import throw
from engines.ghost_stories.exorcism import GIVE_UP, result_refused
from engines.ghost_stories.layout import BOARD_IDS, LAYOUTS
from engines.ghost_stories.state import DICE
from engines.ghost_stories.taoists import delegate
from engines.ghost_stories.white_moon.exorcism import BARRIER, pay, result_options
from engines.ghost_stories.white_moon.rewards import reward
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.school import discard
from engines.ghost_stories.white_moon.state import CRYSTALS, ON_CARD, RESERVE
from engines.ghost_stories.white_moon.su_ling import send_home
from engines.ghost_stories.white_moon.villagers import (
    is_complete,
    place_of,
    reveal,
    shelter,
    tile_id,
    visible,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.white_moon.state import MoonTable

EXORCISE: Final[Option] = ("barrier_exorcise",)
LET_BE: Final[Option] = ("barrier_pass",)


@rules.step
def close_turn(s: MoonTable) -> None:
    """Four full Receptacles or the Zhou family raise the Barrier (WM-13.1)."""
    if s.barrier_due or all(s.receptacles):
        s.push(("open_barrier",), ("close_turn",))
    else:
        yin.end_turn(s)


@rules.step
def open_barrier(s: MoonTable) -> None:
    """All crystals are in the Receptacles; each board is looked at once (WM-13.2)."""
    s.barrier_due = False
    s.receptacles = [True] * CRYSTALS
    s.crystals = [0] * 4
    s.reserve = s.fresh_crystals = 0
    s.emit("barrier_rose")
    following = LAYOUTS[s.layout].following
    boards = [following[s.active]]
    while len(boards) < len(following):
        boards.append(following[boards[-1]])
    player = delegate(s)
    s.push(*[("guard_board", player, b) for b in boards], ("sink_barrier",))


def barrier_targets(s: MoonTable, board: int) -> list[int]:
    """List the spaces of a board with ghosts, incarnations left out (WM-13.5)."""
    return [
        space
        for space in range(3 * board, 3 * board + 3)
        if s.ghosts[space] and not CARDS[s.ghosts[space]].is_incarnation
    ]


def rescuable(s: MoonTable) -> list[int]:
    """List the places a crystal can rescue from: the Portal, else any (WM-13.3)."""
    if s.portal_held or True not in s.receptacles:
        return []
    return [s.portal] if s.stacks[s.portal] else visible(s)


@rules.decision("WM-13.2", "WM-13.3", "WM-13.4", forced=True)
def guard_board(s: MoonTable, player: int, board: int) -> list[Option]:
    """Choose a rescue, an exorcism or nothing for a board (WM-13.2)."""
    options: list[Option] = [LET_BE]
    if barrier_targets(s, board):
        options.append(EXORCISE)
    return options + [("barrier_rescue", tile_id(s, p)) for p in rescuable(s)]


@guard_board.chosen
def board_guarded(s: MoonTable, player: int, board: int, option: Option) -> None:
    """A villager is rescued for a crystal, or all four dice are rolled (WM-13.4)."""
    if option == EXORCISE:
        s.emit("barrier_attempted", BOARD_IDS[board])
        throw(s, DICE + 1)
        s.push(("choose_wards", player, board))
    elif option != LET_BE:
        pay(s, ("exorcise_with", (), (f"{BARRIER}.crystal",)))
        place = place_of(s, option[1])
        family = shelter(s, place)
        if is_complete(s, family):
            s.earned.append(family)
        reveal(s, place)


@guard_board.refused
def guard_refused(
    s: MoonTable, player: int, board: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """No crystal, no Portal, a villager on the Portal first, or no ghost."""
    if option == EXORCISE:
        return ("WM-13.4", "WM-13.5"), "refused.no_target"
    if option[0] != "barrier_rescue":
        return ("WM-13.2",), "refused.not_offered"
    if True not in s.receptacles:
        return ("WM-13.3",), "refused.no_crystal"
    return ("WM-13.3",), "refused.barrier_rescue"


@rules.decision("WM-13.4", "WM-13.5", forced=True)
def choose_wards(s: MoonTable, player: int, board: int) -> list[Option]:
    """Choose the ghosts exorcised, with crystals of the Barrier (WM-13.4)."""
    holders = {BARRIER: s.receptacles.count(True)}
    return result_options(s, barrier_targets(s, board), [], holders)


@choose_wards.chosen
def wards_chosen(s: MoonTable, player: int, board: int, option: Option) -> None:
    """They leave without their right stones (WM-13.6)."""
    if option == GIVE_UP:
        s.emit("exorcism_failed", BOARD_IDS[board])
    else:
        pay(s, option)
        discard(s, option)


@choose_wards.refused
def wards_refused(
    s: MoonTable, player: int, board: int, option: Option
) -> tuple[tuple[str, ...], str]:
    """Goods of players do not count; the rest is as in any exorcism."""
    spent = option[2] if option[0] == "exorcise_with" else ()
    if not all(token.startswith(BARRIER) for token in spent):
        return ("WM-13.4",), "refused.barrier_goods"
    return result_refused(s, player, option)


@rules.step
def sink_barrier(s: MoonTable) -> None:
    """Crystals and Su-Ling go to the reserve; then families reward (WM-13.7, 13.8)."""
    s.receptacles = [False] * CRYSTALS
    s.reserve = CRYSTALS
    s.emit("barrier_sank")
    if s.su_ling not in (ON_CARD, RESERVE):
        send_home(s)
    earned, s.earned = s.earned, []
    reward(s, s.boards[delegate(s)], *earned)
