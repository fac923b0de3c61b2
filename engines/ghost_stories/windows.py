"""What may be done in the windows of a Yang phase (GS-7.8, GS-10, GS-12).

Yin-Yang, Power tokens and the powers that are used before or after the move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.haunting import cleanse
from engines.ghost_stories.layout import (
    BOARD_IDS,
    BOARD_NUMBERS,
    BOARDS,
    SPACE_IDS,
    SPACE_NUMBERS,
)
from engines.ghost_stories.state import FIRST_EDITION, NOBODY
from engines.ghost_stories.taoists import (
    BOTTOMLESS_POCKETS,
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    ENFEEBLEMENT_MANTRA,
    GODS_FAVORITE,
    HEAVENLY_GUST,
    POWERS,
    SECOND_WIND,
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
    is_usable,
    living,
)
from engines.ghost_stories.tile_help import sending
from engines.ghost_stories.tiles import PURIFY, TILE_NUMBERS, TILES, USE_YIN_YANG
from engines.ghost_stories.tokens import COLOUR_NUMBERS, gain_tao, in_supply

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.state import Option
    from engines.ghost_stories.state import Table

BEFORE_MOVE: Final = 0
BEFORE_ACTION: Final = 1
AFTER_ACTION: Final = 2

LATEST: Final = {
    BOTTOMLESS_POCKETS: BEFORE_MOVE,
    ENFEEBLEMENT_MANTRA: BEFORE_MOVE,
    DANCE_OF_THE_SPIRES: BEFORE_MOVE,
    DANCE_OF_THE_TWIN_WINDS: BEFORE_MOVE,
    GODS_FAVORITE: AFTER_ACTION,
    STRENGTH_OF_A_MOUNTAIN: AFTER_ACTION,
    HEAVENLY_GUST: BEFORE_ACTION,
    SECOND_WIND: BEFORE_ACTION,
}
"""The last window in which a Power token may buy each power (GS-12.3, GS-12.5)."""

USE_POWER_TOKEN: Final[tuple[Option, ...]] = tuple(
    ("use_power_token", board) for board in BOARD_IDS
)
FILL_POCKETS: Final[tuple[Option, ...]] = tuple(("fill_pockets", c) for c in COLOURS)
PLACE_MANTRA: Final[tuple[Option, ...]] = tuple(
    ("place_mantra", space) for space in SPACE_IDS
)


def window(s: Table, stage: int) -> list[Option]:
    """Offer the Yin-Yang and the Power tokens of the active player (GS-7.2)."""
    options: list[Option] = []
    board = s.active
    if s.yin_yang[board]:
        can_help = s.rules.questions["can_help"]
        for tile, haunted in zip(s.village, s.haunted, strict=True):
            if haunted:
                options.append(PURIFY[tile])
            elif can_help(s, tile):
                options.append(USE_YIN_YANG[tile])
    if s.power_tokens[board]:
        options += [
            USE_POWER_TOKEN[other] for other in BOARDS if can_borrow(s, other, stage)
        ]
    return options


def can_borrow(s: Table, board: int, stage: int) -> bool:
    """Return whether a Power token may buy the power of a board now (GS-12)."""
    return (
        s.owners[board] == NOBODY
        and not s.borrowed >> board & 1
        and stage <= latest(s, s.powers[board])
        and is_usable(s, board)
    )


def latest(s: Table, power: int) -> int:
    """Return the last window in which a power is of use (GS-12.3, GS-11.6)."""
    if power == DANCE_OF_THE_TWIN_WINDS and s.edition == FIRST_EDITION:
        return BEFORE_ACTION
    return LATEST[power]


def can_use(s: Table, power: int) -> bool:
    """Return whether a once-a-turn power is still there to use (GS-7.8)."""
    return has_power(s, power) and not s.used >> power & 1


def before_move(s: Table) -> list[Option]:
    """Offer what may be done before step 1, before-move powers included (GS-7.8)."""
    options = window(s, BEFORE_MOVE)
    if can_use(s, BOTTOMLESS_POCKETS):
        options += in_supply(s, FILL_POCKETS)
    elif can_use(s, ENFEEBLEMENT_MANTRA):
        options += [
            PLACE_MANTRA[space]
            for space, card in enumerate(s.ghosts)
            if card and space != s.mantra
        ]
    if s.edition != FIRST_EDITION:
        options += twin_winds(s)
    return options


def before_action(s: Table) -> list[Option]:
    """Offer what may be done between steps 1 and 2 (GS-7.8)."""
    options = window(s, BEFORE_ACTION)
    if s.edition == FIRST_EDITION:
        options += twin_winds(s)
    return options


def after_action(s: Table) -> list[Option]:
    """Offer what may be done after an action (GS-7.2)."""
    return window(s, AFTER_ACTION)


def twin_winds(s: Table) -> list[Option]:
    """Offer to move one other living Taoist by one tile (GS-11.6)."""
    if not can_use(s, DANCE_OF_THE_TWIN_WINDS):
        return []
    others = [board for board in living(s) if board != s.active]
    moves: list[Option] = s.rules.questions["taoist_moves"](s, others)
    return moves


def use_yin_yang(s: Table, option: Option) -> None:
    """Return the Yin-Yang for the help of a tile from afar (GS-10.1 a)."""
    spend_yin_yang(s)
    tile = TILES[TILE_NUMBERS[option[1]]]
    s.emit("help_asked", BOARD_IDS[s.active], tile.id)
    s.push((tile.help, s.owners[s.active]))


def purify(s: Table, option: Option) -> None:
    """Return the Yin-Yang to turn a haunted tile, without a ghost (GS-10.1 b)."""
    spend_yin_yang(s)
    cleanse(s, option[1])


def spend_yin_yang(s: Table) -> None:
    """The Yin-Yang goes to the supply, from where it can be regained (GS-10.3)."""
    s.yin_yang[s.active] = False
    s.emit("yin_yang_spent", BOARD_IDS[s.active])


def use_power_token(s: Table, option: Option) -> None:
    """Put a Power token on the centre tile and borrow a power (GS-12.1)."""
    board = BOARD_NUMBERS[option[1]]
    s.power_tokens[s.active] -= 1
    s.centre += 1
    s.borrowed |= 1 << board
    s.emit("power_borrowed", BOARD_IDS[s.active], option[1], POWERS[s.powers[board]])


def fill_pockets(s: Table, option: Option) -> None:
    """Bottomless Pockets: take a Tao token of any colour (GS-11.3)."""
    s.used |= 1 << BOTTOMLESS_POCKETS
    gain_tao(s, s.active, COLOUR_NUMBERS[option[1]])


def place_mantra(s: Table, option: Option) -> None:
    """Enfeeblement Mantra: put the token on any ghost (GS-11.4)."""
    s.used |= 1 << ENFEEBLEMENT_MANTRA
    s.mantra = SPACE_NUMBERS[option[1]]
    s.emit("mantra_placed", option[1])


def dance_twin_winds(s: Table, option: Option) -> None:
    """Dance of the Twin Winds: move another Taoist by one tile (GS-11.6)."""
    s.used |= 1 << DANCE_OF_THE_TWIN_WINDS
    s.push(sending(s, option))


USES: Final[dict[str, Callable[[Table, Option], None]]] = {
    "use_yin_yang": use_yin_yang,
    "purify": purify,
    "use_power_token": use_power_token,
    "fill_pockets": fill_pockets,
    "place_mantra": place_mantra,
    "send_taoist": dance_twin_winds,
}
"""What each command of a window does; the step that follows is asked again."""


def why_not(s: Table, option: Option, stage: int) -> tuple[tuple[str, ...], str]:
    """Name the rule that keeps a command out of a window."""
    command = option[0]
    if command in ("use_yin_yang", "purify"):
        if not s.yin_yang[s.active]:
            return ("GS-10.1",), "refused.no_yin_yang"
        return ("GS-10.1", "GS-9.1", "GS-R-31"), "refused.no_effect"
    if command == "use_power_token":
        return _no_power_token(s, BOARD_NUMBERS[option[1]], stage)
    power = _POWER_OF.get(command)
    if power is None:
        return ("GS-7.1", "GS-7.2"), "refused.not_now"
    if s.used >> power & 1:
        return ("GS-7.8", "GS-11.4"), "refused.power_used"
    if not has_power(s, power):
        return ("GS-11.1", "GS-11.2"), "refused.power_lacking"
    return ("GS-7.8", "GS-11.6", "GS-19.1"), "refused.power_idle"


_POWER_OF: Final = {
    "fill_pockets": BOTTOMLESS_POCKETS,
    "place_mantra": ENFEEBLEMENT_MANTRA,
    "send_taoist": DANCE_OF_THE_TWIN_WINDS,
}


def _no_power_token(s: Table, board: int, stage: int) -> tuple[tuple[str, ...], str]:
    if not s.power_tokens[s.active]:
        return ("GS-12.1", "GS-2.2.5"), "refused.no_power_token"
    if s.borrowed >> board & 1:
        return ("GS-12.2",), "refused.board_used"
    if s.owners[board] != NOBODY or not is_usable(s, board):
        return ("GS-12.1", "GS-11.2"), "refused.board_not_lending"
    assert stage > latest(s, s.powers[board])
    return ("GS-12.3", "GS-12.5"), "refused.too_late"
