"""Taoists: their powers, and how they die (GS-11, GS-13, GS-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import YELLOW
from engines.ghost_stories.layout import BOARD_IDS, LAYOUTS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.state import GROUP_POWER_LOCK, NOBODY, NOWHERE, POWER_LOCK
from engines.ghost_stories.tiles import CEMETERY

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.ghost_stories.state import Table

POWERS: Final = (
    "bottomless_pockets",
    "enfeeblement_mantra",
    "dance_of_the_spires",
    "dance_of_the_twin_winds",
    "gods_favorite",
    "strength_of_a_mountain",
    "heavenly_gust",
    "second_wind",
)
"""The two sides of each board in turn: power ``n`` is on board ``n // 2``."""
POWER_NUMBERS: Final = {name: power for power, name in enumerate(POWERS)}
(
    BOTTOMLESS_POCKETS,
    ENFEEBLEMENT_MANTRA,
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    GODS_FAVORITE,
    STRENGTH_OF_A_MOUNTAIN,
    HEAVENLY_GUST,
    SECOND_WIND,
) = range(8)


def is_living(s: Table, board: int) -> bool:
    """Return whether a board has a Taoist with Qi (GS-0.3)."""
    return s.qi[board] > 0 and s.owners[board] != NOBODY


def living(s: Table) -> list[int]:
    """List the boards whose Taoist lives, in the order of the seats."""
    qi = s.qi
    return [board for board in s.boards if qi[board]]


def delegate(s: Table) -> int:
    """Return the seat that submits a group decision (GS-0.4)."""
    board = s.active
    while not is_living(s, board):
        board = LAYOUTS[s.layout].following[board]
    return s.owners[board]


def is_usable(s: Table, board: int) -> bool:
    """Return whether a board's power is neither locked nor possessed (GS-11.2)."""
    locks = s.locks
    first = 3 * board
    return (
        s.qi[board] > 0
        and POWER_LOCK not in locks[first : first + 3]
        and GROUP_POWER_LOCK not in locks
    )


def has_power(s: Table, power: int) -> bool:
    """Return whether the active player may use a power, his own or a borrowed one."""
    board = power >> 1
    if s.powers[board] != power:
        return False
    if board == s.active:
        return s.owners[board] != NOBODY and is_usable(s, board)
    return bool(s.borrowed >> board & 1) and s.qi[s.active] > 0 and is_usable(s, board)


def lift_lost_mantra(s: Table) -> None:
    """Take the Mantra off its ghost once the yellow power is lost (GS-11.4)."""
    if s.mantra != NOWHERE and not is_usable(s, YELLOW):
        s.mantra = NOWHERE
        s.emit("mantra_lifted")


@rules.step
def lose_qi(s: Table, board: int) -> None:
    """A board loses 1 Qi; a possessed one lets a living player bear it (GS-6.3)."""
    if not s.qi[board]:
        s.push(("bear_loss", delegate(s)))
        return
    s.qi[board] -= 1
    s.qi_supply += 1
    s.emit("qi_lost", BOARD_IDS[board], s.qi[board])
    if not s.qi[board]:
        s.push(("possess", board) if s.owners[board] == NOBODY else ("die", board))


BEAR_LOSS: Final[tuple[Option, ...]] = tuple(
    ("bear_loss", board) for board in BOARD_IDS
)


@rules.decision("GS-6.3.3", "GS-R-43", forced=True)
def bear_loss(s: Table, player: int) -> list[Option]:
    """Name the living player who loses the Qi of a possessed board (GS-6.3.3)."""
    return [BEAR_LOSS[board] for board in living(s)]


@bear_loss.chosen
def loss_borne(s: Table, player: int, option: Option) -> None:
    """The named player loses it."""
    lose_qi(s, BOARD_IDS.index(option[1]))


@rules.step
def possess(s: Table, board: int) -> None:
    """A neutral board without Qi is possessed: its power is gone (GS-13.3)."""
    s.emit("board_possessed", BOARD_IDS[board])
    lift_lost_mantra(s)


@rules.step
def die(s: Table, board: int) -> None:
    """A Taoist without Qi is dead and his goods return (GS-14.1)."""
    first = 5 * board
    for colour in range(5):
        s.supply[colour] += s.tao[first + colour]
        s.tao[first + colour] = 0
    s.yin_yang[board] = False
    s.temple += s.held[board]
    s.held[board] = 0
    s.centre += s.power_tokens[board]
    s.power_tokens[board] = 0
    # Without a Cemetery the figure lies beside the village: NOWHERE (WM-2.8).
    s.where[board] = s.places[CEMETERY]
    s.emit("taoist_died", BOARD_IDS[board])
    if not living(s):
        end_game(s, "all_dead")
        return
    lift_lost_mantra(s)
