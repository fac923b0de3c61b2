"""The boards of a picture: whose they are, their power, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.svg import INK, PAPER
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import LINES
from engines.ghost_stories.presentation.picture_parts import (
    CELL_HEIGHT,
    CELL_WIDTH,
    COLUMN,
    FILLS,
    GAP,
    HEIGHT,
    MARGIN,
    QI,
    STONE,
    STRIP,
    TINTS,
    VILLAGE_X,
    VILLAGE_Y,
    WIDTH,
    Chip,
    cell,
    chips,
    paragraph,
    pointer,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

PANELS: Final = (
    (VILLAGE_X, MARGIN, 3 * CELL_WIDTH, STRIP),
    (WIDTH - MARGIN - COLUMN, VILLAGE_Y, COLUMN, 3 * CELL_HEIGHT),
    (VILLAGE_X, HEIGHT - MARGIN - STRIP, 3 * CELL_WIDTH, STRIP),
    (MARGIN, VILLAGE_Y, COLUMN, 3 * CELL_HEIGHT),
)
"""Place and size of the boards on the north, east, south and west side."""
AWAY: Final = (
    (0, -CELL_HEIGHT - GAP),
    (CELL_WIDTH + GAP, 0),
    (0, CELL_HEIGHT + GAP),
    (-CELL_WIDTH - GAP, 0),
)
"""From a tile to the space that faces it, on each side."""


def space_corner(view: Json, board: str, index: int) -> tuple[float, float]:
    """Return the upper left corner of a ghost space."""
    side = view["sides"].index(board)
    x, y = cell(LINES[side][index][0])
    return x + AWAY[side][0], y + AWAY[side][1]


def panel(
    d: Drawing, view: Json, board: Json, more: list[Chip], note: str, t: Speaker
) -> None:
    """Draw a board on its side: who plays it, with which power and goods."""
    colour = board["board"]
    x, y, width, height = PANELS[view["sides"].index(colour)]
    is_active = view["active"] == colour
    d.box(
        x,
        y,
        width,
        height,
        TINTS[colour],
        edge=INK if is_active else FILLS[colour],
        thick=3 if is_active else 1.5,
        round_by=8,
    )
    goods = _goods(board, t) + more
    power = t(f"power.{board['power']}") + _state(view, board, t)
    words = (_who(board, t), t(f"board.{colour}"), power, note)
    mark = t("draw.active") if is_active else ""
    if width > COLUMN:
        d.box(x + 3, y + 3, 8, height - 6, FILLS[colour], round_by=3)
        _strip(d, x + 20, y, words, mark)
        chips(d, x + 20, y + 72, goods, 10, step=43)
    else:
        d.box(x + 3, y + 3, width - 6, 8, FILLS[colour], round_by=3)
        _column(d, x + 12, y, words, mark)
        chips(d, x + 14, y + 188, goods, 3)


def _strip(
    d: Drawing, x: float, y: float, words: tuple[str, str, str, str], mark: str
) -> None:
    """Write on a board in the north or the south."""
    name, title, power, note = words
    end = x + 3 * CELL_WIDTH - 30
    d.words(x, y + 23, name, size=14, bold=True, room=3 * CELL_WIDTH - 130)
    if mark:
        d.words(end, y + 23, mark, size=11, anchor="end", bold=True)
        pointer(d, end - 14 - 6.2 * len(mark), y + 19)
    about = f"{title} · {power}"
    d.words(x, y + 44, about, size=11.5, room=3 * CELL_WIDTH - 110)
    d.words(end, y + 44, note, size=11, anchor="end", room=80)


def _column(
    d: Drawing, x: float, y: float, words: tuple[str, str, str, str], mark: str
) -> None:
    """Write on a board in the west or the east."""
    name, title, power, note = words
    room = COLUMN - 24
    below = paragraph(d, x, y + 32, name, size=14, room=room, bold=True)
    d.words(x, below, title, size=12, room=room)
    if mark:
        pointer(d, x, below + 16)
        d.words(x + 12, below + 20, mark, size=11, bold=True, room=room - 12)
    below = paragraph(d, x, y + 106, power, size=11.5, room=room)
    paragraph(d, x, below + 4, note, size=11, room=room)


def _who(board: Json, t: Speaker) -> str:
    """Return the name of the player, or what a board without one is."""
    if "seat" not in board:
        return t("draw.neutral" if board["qi"] else "draw.possessed")
    name = t.seat(board["seat"])
    return name if board["qi"] else t("draw.dead", player=name)


def _state(view: Json, board: Json, t: Speaker) -> str:
    """Return what there is to say about a power: locked, used or borrowed."""
    if not board["usable"]:
        return f" ({t('draw.unusable')})"
    if board["power"] in view["used"]:
        return f" ({t('draw.used')})"
    if board["board"] in view["borrowed"]:
        return f" ({t('draw.borrowed')})"
    return ""


def _goods(board: Json, t: Speaker) -> list[Chip]:
    """List the tokens of a board; a neutral one has nothing but Qi."""
    qi = Chip(t("draw.short.qi"), board["qi"], QI, t("draw.qi"))
    if "seat" not in board:
        return [qi]
    held = [
        Chip(t(f"draw.short.{colour}"), board["tao"][colour], FILLS[colour], word)
        for colour in COLOURS
        for word in [t("draw.tao", colour=t(f"colour.{colour}"))]
    ]
    others = [
        Chip(t(f"draw.short.{good}"), int(board[good]), fill, t(f"draw.{good}"))
        for good, fill in (
            ("yin_yang", PAPER),
            ("buddhas", FILLS["yellow"]),
            ("power_tokens", STONE),
        )
    ]
    return [qi, *held, *others]
