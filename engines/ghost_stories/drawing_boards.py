"""The boards of a picture: whose they are, their power, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.svg import INK, PAPER
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.drawing_parts import (
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
from engines.ghost_stories.layout import LINES

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
    name, title = _who(board, t), t(f"board.{colour}")
    goods = _goods(board, t) + more
    power = t(f"power.{board['power']}") + _state(view, board, t)
    room = width - 24
    if width > COLUMN:
        d.box(x + 3, y + 3, 8, height - 6, FILLS[colour], round_by=3)
        heading = f"{name} · {title}"
        mark = t("draw.active") if is_active else ""
        left = x + 20
        d.words(left, y + 23, heading, size=14, bold=True, room=width - 130)
        d.words(x + width - 10, y + 23, mark, size=11, anchor="end", bold=True)
        if is_active:
            pointer(d, x + width - 16 - 6.2 * len(mark) - 8, y + 19)
        d.words(left, y + 44, power, size=11.5, room=width - 190)
        d.words(x + width - 10, y + 44, note, size=11, anchor="end", room=150)
        chips(d, left, y + 72, goods, 10, step=43)
        return
    d.box(x + 3, y + 3, width - 6, 8, FILLS[colour], round_by=3)
    below = paragraph(d, x + 12, y + 32, name, size=14, room=room, bold=True)
    d.words(x + 12, below, title, size=12, room=room)
    if is_active:
        pointer(d, x + 12, below + 16)
        d.words(x + 24, below + 20, t("draw.active"), size=11, bold=True, room=room)
    below = paragraph(d, x + 12, y + 106, power, size=11.5, room=room)
    paragraph(d, x + 12, below + 4, note, size=11, room=room)
    chips(d, x + 14, y + 188, goods, 3)


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
