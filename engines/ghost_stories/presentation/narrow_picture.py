"""A table of Ghost Stories for a phone: a small map, and below it all the rest.

The map has the village in the middle and the ghost spaces around it, as on the table;
what is printed on the ghosts stands with the boards below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import FAINT, GREY, INK, PAPER, WHITE
from engines.core.svg import Drawing
from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.layout import LINES
from engines.ghost_stories.presentation import corner_shapes as corners
from engines.ghost_stories.presentation.board_shapes import (
    goods,
    named,
    plate,
    taoist,
    written,
)
from engines.ghost_stories.presentation.ghost_shapes import (
    card_hint,
    is_marked,
    mantra,
    marks,
    resistance,
    stone_mark,
    stones,
)
from engines.ghost_stories.presentation.picture_parts import (
    ACTIVE,
    CORNER_HEIGHT,
    DARK,
    EMPTY,
    FILLS,
    FRAME,
    HAUNTED,
    chips,
    ink_on,
    pointer,
    star,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.fields import Json
    from engines.core.looks import Look
    from engines.core.texts import Speaker
    from engines.ghost_stories.cards import Ghost
    from engines.ghost_stories.presentation.corner_shapes import More

WIDTH, MARGIN, GAP = 360, 4, 8
INSIDE: Final = WIDTH - 2 * MARGIN
CELL: Final = INSIDE / 5
CELL_HIGH: Final = 126
"""A tile or a ghost space of the map."""
MAP_Y: Final = MARGIN + CORNER_HEIGHT + GAP
MAP_HIGH: Final = 5 * CELL_HIGH + GAP
BOARD_HIGH: Final = 76
"""Names and power of a board, above its goods and its ghosts."""
CHIPS_HIGH: Final = 30
ACROSS: Final = 6
"""How many kinds of goods are side by side."""
GHOST_HIGH, STONE_HIGH, MARKS_HIGH = 62, 17, 24
"""A ghost with its name and strength, each of its stones, and the marks on it."""
STANDS: Final = ((14, 3), (14, 29), (39, 29), (39, 3))
"""Where Taoists stand on a tile of the map: from its left and from its lower edge."""
SIDES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""From a tile to the space that faces it, on each side: rows and columns."""


def map_corner(place: int, away: tuple[int, int] = (0, 0)) -> tuple[float, float]:
    """Return the upper left corner of a place on the map."""
    row, column = divmod(place, 3)
    across, down = column + 1 + away[1], row + 1 + away[0]
    return MARGIN + across * CELL, MAP_Y + down * CELL_HIGH


def space_corner(view: Json, board: str, index: int) -> tuple[float, float]:
    """Return the upper left corner of a ghost space on the map."""
    side = view["sides"].index(board)
    return map_corner(LINES[side][index][0], SIDES[side])


def narrow_sheet(view: Json, t: Speaker, about: str, more: More, look: Look) -> Drawing:
    """Draw the table on a sheet on which an expansion may go on."""
    tops: list[float] = []
    y: float = MAP_Y + MAP_HIGH
    if "arriving" in view:
        y += 24 + _ghost_height(more.rows[view["arriving"]])
    for board in view["boards"]:
        tops.append(y)
        y += _board_height(board, more, t) + GAP
    high = int(y + 3 * (CORNER_HEIGHT + GAP) + more.below)
    d = Drawing(WIDTH, high, t("title.name"), about, look, {**DARK, **more.dark})
    d.box(0, 0, WIDTH, high, PAPER)
    corners.turn(d, view, more, t, MARGIN, MARGIN, INSIDE)
    for place, tile in enumerate(view["village"]):
        with d.ref(f"tile:{tile['tile']}", t(f"tile.{tile['tile']}")):
            _tile(d, view, place, tile, t)
            more.on_tile(d, place)
    for board in view["boards"]:
        for index, lying in enumerate(board["spaces"]):
            corner = space_corner(view, board["board"], index)
            with d.ref(f"space:{lying['space']}", t(f"space.{lying['space']}")):
                _space(d, corner, lying, more.rows, t)
                more.on_space(d, lying["space"])
    _arriving(d, view, more.rows, t, MAP_Y + MAP_HIGH)
    for top, board in zip(tops, view["boards"], strict=True):
        with d.ref(f"board:{board['board']}", t(f"board.{board['board']}")):
            _board(d, view, board, more, t, top)
    corners.dice(d, view, t, MARGIN, y, INSIDE)
    y += CORNER_HEIGHT + GAP
    corners.cards(d, view, more.rows, t, MARGIN, y, INSIDE)
    y += CORNER_HEIGHT + GAP
    corners.supply(d, view, t, MARGIN, y, INSIDE)
    return d


def _tile(d: Drawing, view: Json, place: int, tile: Json, t: Speaker) -> None:
    """Draw a tile of the map with the Taoists on it."""
    x, y = map_corner(place)
    fill, ink = (HAUNTED, WHITE) if tile["haunted"] else (ACTIVE, INK)
    d.box(x + 1, y + 1, CELL - 2, CELL_HIGH - 2, fill, edge=FRAME, round_by=4)
    name, room = t(f"tile.{tile['tile']}"), CELL - 3
    d.paragraph(*(x + 3, y + 14, name), size=12, fill=ink, room=room, most=4, step=1)
    if tile["haunted"]:
        words = t("draw.haunted")
        d.words(x + 3, y + 71, words, size=12, fill=ink, room=room)
        d.line((x + 3, y + 75), (x + CELL - 4, y + 75), ink, 2)
    here = [board for board in view["boards"] if board.get("tile") == tile["tile"]]
    for (across, up), board in zip(STANDS, here, strict=False):
        taoist(d, x + across, y + CELL_HIGH - up, board, t)


def _space(
    d: Drawing,
    corner: tuple[float, float],
    lying: Json,
    rows: Mapping[str, Ghost],
    t: Speaker,
) -> None:
    """Draw a ghost space of the map: name, colour and strength of a ghost."""
    x, y = corner
    if "ghost" in lying:
        ghost = rows[lying["ghost"]]
        with d.ref(f"card:{ghost.id}", card_hint(ghost, t)):
            _small_card(d, x, y, ghost, t)
    else:
        d.stamp("free", x, y, lambda: _free(d, t))
    marked = x + CELL - 15
    if lying["mantra"]:
        mantra(d, marked, y + CELL_HIGH - 16, t)
        marked -= 26
    if lying["buddha"]:
        with d.ref(f"buddha:{lying['space']}", t("describe.mark_buddha")):
            short = t("draw.short.buddhas")
            token(d, marked, y + CELL_HIGH - 16, short, FILLS["yellow"], "")


def _free(d: Drawing, t: Speaker) -> None:
    """Draw a space of the map without a ghost."""
    d.box(1, 1, CELL - 2, CELL_HIGH - 2, EMPTY, edge=FAINT, thick=1.5, round_by=5)
    middle, words = CELL / 2, t("draw.free")
    d.words(middle, CELL_HIGH / 2 + 4, words, size=12, fill=GREY, anchor="middle")


def _small_card(d: Drawing, x: float, y: float, ghost: Ghost, t: Speaker) -> None:
    """Draw a ghost on the map."""
    colour = COLOURS[ghost.colour]
    fill = FILLS[colour]
    d.box(
        *(x + 1, y + 1, CELL - 2, CELL_HIGH - 2, PAPER),
        edge=fill,
        thick=3 if ghost.is_incarnation else 1.5,
        round_by=5,
    )
    d.box(x + 1, y + 1, CELL - 2, 47, fill, round_by=5)
    name, room = t(f"ghost.{ghost.id}"), CELL - 3
    d.paragraph(
        *(x + CELL / 2, y + 15, name),
        size=12,
        fill=ink_on(fill),
        anchor="middle",
        room=room,
        most=3,
        step=2,
    )
    asked = ghost.asks if isinstance(ghost.asks, int) else sum(ghost.asks)
    token(d, x + 18, y + 66, t(f"draw.short.{colour}"), fill, "")
    d.words(x + 34, y + 71, f"x {asked}", size=14, bold=True)
    if ghost.is_incarnation:
        star(d, x + CELL - 9, y + 66, INK)


def _arriving(
    d: Drawing, view: Json, rows: Mapping[str, Ghost], t: Speaker, y: float
) -> None:
    """Draw the card that waits until it is put on a space, if there is one."""
    if "arriving" not in view:
        return
    ghost = rows[view["arriving"]]
    with d.ref("pile:arriving", t("draw.arriving")):
        words = t("draw.arriving")
        d.words(MARGIN + 4, y + 14, words, size=13, bold=True, room=INSIDE)
        with d.ref(f"card:{ghost.id}", card_hint(ghost, t)):
            _printed(d, ghost, t, y + 20, _ghost_height(ghost))


def _board_height(board: Json, more: More, t: Speaker) -> float:
    """Return how high a board is with its goods and its ghosts."""
    kinds = len(goods(board, t)) + len(more.chips.get(board["board"], []))
    ghosts = sum(
        _ghost_height(more.rows[lying["ghost"]], lying)
        for lying in board["spaces"]
        if "ghost" in lying
    )
    return BOARD_HIGH + CHIPS_HIGH * -(-kinds // ACROSS) + 6 + ghosts


def _ghost_height(ghost: Ghost, lying: Json | None = None) -> int:
    """Return how high a ghost is with all that is printed on it, and its marks."""
    lines = sum(bool(icons) for icons in stones(ghost))
    marked = lying is not None and is_marked(lying, ghost)
    return GHOST_HIGH + STONE_HIGH * lines + MARKS_HIGH * marked


def _board(
    d: Drawing, view: Json, board: Json, more: More, t: Speaker, y: float
) -> None:
    """Draw a board: who plays it, with which power and goods, and its ghosts."""
    colour, room = board["board"], INSIDE - 32
    height = _board_height(board, more, t)
    lines = written(view, board, more.notes.get(colour, ""), t)
    plate(d, view, colour, MARGIN, y, INSIDE, height)
    d.box(MARGIN + 3, y + 3, 8, height - 6, FILLS[colour], round_by=3)
    x = MARGIN + 18
    with named(d, board):
        d.words(x, y + 22, lines.name, size=15, bold=True, room=room - 90)
    if lines.mark:
        end = MARGIN + INSIDE - 10
        d.words(end, y + 22, lines.mark, size=12, anchor="end", bold=True)
        pointer(d, end - 14 - 6.8 * len(lines.mark), y + 18)
    about = f"{lines.title} · {lines.note}" if lines.note else lines.title
    d.words(x, y + 40, about, size=12, room=room)
    with d.ref(f"power:{board['power']}"):
        d.words(x, y + 60, lines.power, size=12, room=room)
    row = goods(board, t) + more.chips.get(colour, [])
    chips(d, x, y + BOARD_HIGH + 10, row, ACROSS, step=53)
    if "seat" in board and "tile" not in board:
        taoist(d, MARGIN + INSIDE - 24, y + 62, board, t)
    y += BOARD_HIGH + CHIPS_HIGH * -(-len(row) // ACROSS) + 2
    for lying in board["spaces"]:
        if "ghost" in lying:
            ghost = more.rows[lying["ghost"]]
            high = _ghost_height(ghost, lying)
            with d.ref(f"card:{ghost.id}", card_hint(ghost, t)):
                _printed(d, ghost, t, y, high)
                marks(d, MARGIN + 24, y + high - 29, lying, more.rows, t)
            y += high


def _printed(d: Drawing, ghost: Ghost, t: Speaker, y: float, high: float) -> None:
    """Draw what is printed on a ghost, on a card as wide as a phone."""
    x, wide = MARGIN + 18, INSIDE - 26
    fill = FILLS[COLOURS[ghost.colour]]
    thick = 3 if ghost.is_incarnation else 1.2
    d.box(x, y, wide, high - 6, PAPER, edge=fill, thick=thick, round_by=6)
    d.box(x, y, wide, 22, fill, round_by=5)
    name, ink = t(f"ghost.{ghost.id}"), ink_on(fill)
    d.words(x + 24, y + 16, name, size=13, fill=ink, bold=True, room=wide - 28)
    if ghost.is_incarnation:
        star(d, x + 13, y + 11, ink)
    resistance(d, x + 20, y + 38, ghost, t)
    base = y + 66
    for number, icons in enumerate(stones(ghost)):
        if icons:
            words = ", ".join(t(f"draw.stone.{icon}") for icon in icons)
            stone_mark(d, x + 8, base, number)
            d.words(x + 38, base, words, size=12, room=wide - 44)
            base += STONE_HIGH
