"""The boards of a picture: whose they are, their power, and what lies on them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.letters import WIDE
from engines.core.looks import INK, WHITE
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
    pointer,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

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
OTHER_GOODS: Final = {
    "yin_yang": WHITE,
    "buddhas": FILLS["yellow"],
    "power_tokens": STONE,
}
"""What a player has besides Qi and Tao tokens, and in which colour."""
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


class Lines(NamedTuple):
    """What is written on a board."""

    name: str
    title: str
    power: str
    note: str
    mark: str
    """Whether the board has the turn."""


def panel(
    d: Drawing, view: Json, board: Json, more: list[Chip], note: str, t: Speaker
) -> None:
    """Draw a board on its side: who plays it, with which power and goods."""
    colour = board["board"]
    x, y, width, height = PANELS[view["sides"].index(colour)]
    with d.ref(f"board:{colour}", t(f"board.{colour}")):
        plate(d, view, colour, x, y, width, height)
        lines = written(view, board, note, t)
        row = goods(board, t) + more
        if width > COLUMN:
            d.box(x + 3, y + 3, 8, height - 6, FILLS[colour], round_by=3)
            _strip(d, x + 20, y, lines, board)
            chips(d, x + 20, y + 74, row, 10, step=43)
        else:
            d.box(x + 3, y + 3, width - 6, 8, FILLS[colour], round_by=3)
            _column(d, x + 12, y, lines, board)
            chips(d, x + 14, y + 196, row, 3)
        if "seat" in board and "tile" not in board:
            taoist(d, x + width - 24, y + height - 8, board, t)


def plate(
    d: Drawing, view: Json, colour: str, x: float, y: float, width: float, height: float
) -> None:
    """Draw the paper of a board; the one in turn has a thick frame."""
    is_active = view["active"] == colour
    edge, thick = (INK, 3) if is_active else (FILLS[colour], 1.5)
    d.box(x, y, width, height, TINTS[colour], edge=edge, thick=thick, round_by=8)


def written(view: Json, board: Json, note: str, t: Speaker) -> Lines:
    """Return what is written on a board."""
    colour = board["board"]
    mark = t("draw.active") if view["active"] == colour else ""
    power = t(f"power.{board['power']}") + _state(view, board, t)
    return Lines(who(board, t), t(f"board.{colour}"), power, note, mark)


def _strip(d: Drawing, x: float, y: float, lines: Lines, board: Json) -> None:
    """Write on a board in the north or the south."""
    end = x + 3 * CELL_WIDTH - 30
    with named(d, board):
        d.words(x, y + 23, lines.name, size=14, bold=True, room=3 * CELL_WIDTH - 130)
    if lines.mark:
        d.words(end, y + 23, lines.mark, size=11, anchor="end", bold=True)
        pointer(d, end - 14 - 6.2 * len(lines.mark), y + 19)
    d.words(x, y + 48, lines.title, size=12)
    start = len(lines.title) * 12 * WIDE + 2
    with d.ref(f"power:{board['power']}"):
        room = 3 * CELL_WIDTH - 110 - start
        d.words(x + start, y + 48, f"· {lines.power}", size=12, room=room)
    d.words(end, y + 48, lines.note, size=11, anchor="end", room=80)


def _column(d: Drawing, x: float, y: float, lines: Lines, board: Json) -> None:
    """Write on a board in the west or the east."""
    room = COLUMN - 24
    with named(d, board):
        below = d.paragraph(x, y + 32, lines.name, size=14, room=room, bold=True)
    d.words(x, below, lines.title, size=12, room=room)
    if lines.mark:
        pointer(d, x, below + 16)
        d.words(x + 12, below + 20, lines.mark, size=11, bold=True, room=room - 12)
    with d.ref(f"power:{board['power']}"):
        below = d.paragraph(x, y + 112, lines.power, size=11.5, room=room)
    d.paragraph(x, below + 4, lines.note, size=11, room=room)


@contextmanager
def named(d: Drawing, board: Json) -> Iterator[None]:
    """Write the name plate of a board; that of a player is the seat."""
    if "seat" in board:
        with d.ref(f"seat:{board['seat']}"):
            yield
    else:
        yield


def taoist(d: Drawing, x: float, y: float, board: Json, t: Speaker) -> None:
    """Draw a Taoist who stands at a point; a dead one has a cross."""
    colour = board["board"]
    short = t(f"draw.short.{colour}") if board["qi"] else "†"

    def draw() -> None:
        if d.look.is_narrow:
            d.shape([(-13, 0), (13, 0), (0, -24)], STONE)
            token(d, 0, -13, short, FILLS[colour], "")
            return
        d.shape([(-14, 0), (14, 0), (0, -32)], STONE)
        d.shape([(-12, -1), (12, -1), (0, -30)], FILLS[colour])
        token(d, 0, -23, short, FILLS[colour], "")

    with d.ref(f"taoist:{colour}", t(f"taoist.{colour}")):
        d.stamp(("taoist", colour, short), x, y, draw)


def who(board: Json, t: Speaker) -> str:
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


def goods(board: Json, t: Speaker) -> list[Chip]:
    """List the tokens of a board; a neutral one has nothing but Qi."""
    owner = board["board"]
    qi = Chip(t("draw.short.qi"), board["qi"], QI, t("draw.qi"), f"goods:{owner}.qi")
    if "seat" not in board:
        return [qi]
    held = [
        Chip(
            t(f"draw.short.{colour}"),
            board["tao"][colour],
            FILLS[colour],
            t("draw.tao", colour=t(f"colour.{colour}")),
            f"goods:{owner}.tao.{colour}",
        )
        for colour in COLOURS
    ]
    others = [
        Chip(
            t(f"draw.short.{good}"),
            int(board[good]),
            fill,
            t(f"draw.{good}"),
            f"goods:{owner}.{good}",
        )
        for good, fill in OTHER_GOODS.items()
    ]
    return [qi, *held, *others]
