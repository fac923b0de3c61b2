"""Where things lie in a picture of the table, and the small parts it is made of."""

from __future__ import annotations

from math import cos, pi, sin
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.svg import FAINT, GREY, INK, PAPER, WIDE

if TYPE_CHECKING:
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

MARGIN: Final = 16
GAP: Final = 8
"""The air between a board, its ghosts and the village."""
CELL_WIDTH: Final = 158
CELL_HEIGHT: Final = 122
"""The size of a village tile, and of a ghost space in front of it."""
STRIP: Final = 96
"""How high the boards in the north and the south are."""
COLUMN: Final = 160
"""How wide the boards in the west and the east are."""
VILLAGE_X: Final = MARGIN + COLUMN + GAP + CELL_WIDTH + GAP
VILLAGE_Y: Final = MARGIN + STRIP + GAP + CELL_HEIGHT + GAP
WIDTH: Final = 2 * VILLAGE_X + 3 * CELL_WIDTH
HEIGHT: Final = 2 * VILLAGE_Y + 3 * CELL_HEIGHT
CORNER_WIDTH: Final = VILLAGE_X - MARGIN - 3 * GAP
CORNER_HEIGHT: Final = VILLAGE_Y - MARGIN - 3 * GAP
"""The size of the four fields with all that lies beside the boards."""

FILLS: Final = {
    "yellow": "#f2c230",
    "red": "#c0392b",
    "green": "#2e8b57",
    "blue": "#2f6db5",
    "black": "#2b2b33",
    "white": PAPER,
}
"""The colours of boards, ghosts, Tao tokens and dice."""
TINTS: Final = {
    "yellow": "#fdf5d8",
    "red": "#fae3e0",
    "green": "#e0f2e8",
    "blue": "#e1ecf8",
}
"""The same, pale, under the words of a board."""
STEP: Final = 46
"""How far a kind of token is from the next one."""
LIGHT: Final = frozenset({"#f2c230", PAPER, FAINT})
"""Fills on which words are dark."""
QI: Final = "#7d4fa3"
STONE: Final = "#5d6675"
"""The colours of Qi and of grey things."""


class Chip(NamedTuple):
    """A kind of token and how many there are of it."""

    short: str
    number: int
    fill: str
    hint: str


def ink_on(fill: str) -> str:
    """Return the colour of words that can be read on a fill."""
    return INK if fill in LIGHT else PAPER


def cell(place: int) -> tuple[float, float]:
    """Return the upper left corner of a place of the village."""
    row, column = divmod(place, 3)
    return VILLAGE_X + column * CELL_WIDTH, VILLAGE_Y + row * CELL_HEIGHT


def token(d: Drawing, x: float, y: float, short: str, fill: str, hint: str) -> None:
    """Draw a round token around a point."""
    d.disc(x, y, 10, fill, edge=STONE, hint=hint)
    d.words(x, y + 3.5, short, size=10, fill=ink_on(fill), anchor="middle", bold=True)


def tao(d: Drawing, x: float, y: float, colour: str, t: Speaker) -> None:
    """Draw a Tao token, or the mark of a colour."""
    name = t(f"colour.{colour}")
    token(d, x, y, t(f"draw.short.{colour}"), FILLS[colour], name)


def pointer(d: Drawing, x: float, y: float) -> None:
    """Draw the mark of the board whose turn it is, to the right of a point."""
    d.shape([(x, y - 5), (x, y + 5), (x + 8, y)], INK)


def star(d: Drawing, x: float, y: float, fill: str) -> None:
    """Draw the mark of an incarnation around a point."""
    points = [
        (
            x + (6, 2.6)[corner % 2] * sin(corner * pi / 5),
            y - (6, 2.6)[corner % 2] * cos(corner * pi / 5),
        )
        for corner in range(10)
    ]
    d.shape(points, fill)


def chips(
    d: Drawing,
    x: float,
    y: float,
    row: list[Chip],
    across: int,
    *,
    fill: str = INK,
    step: int = STEP,
) -> None:
    """Draw tokens with their numbers, so many beside each other."""
    for place, chip in enumerate(row):
        left, top = x + place % across * step, y + place // across * 30
        token(d, left + 11, top, chip.short, chip.fill, chip.hint)
        colour = fill if chip.number else GREY
        d.words(left + 24, top + 5, str(chip.number), size=14, fill=colour, bold=True)


def label(
    d: Drawing, x: float, y: float, text: str, fill: str = FAINT, hint: str = ""
) -> float:
    """Write a few words on a plate, and return where the next plate may begin."""
    width = len(text) * 9.5 * WIDE + 8
    d.box(x, y, width, 16, fill, edge=STONE, thick=0.6, round_by=4, hint=hint)
    d.words(x + 4, y + 11.5, text, size=9.5, fill=ink_on(fill))
    return x + width + 4


def field(d: Drawing, x: float, y: float, heading: str) -> None:
    """Draw one of the four fields in the corners of the table."""
    d.box(x, y, CORNER_WIDTH, CORNER_HEIGHT, "#f7f8fa", edge=FAINT, round_by=8)
    d.words(x + 12, y + 22, heading, size=13, bold=True, room=CORNER_WIDTH - 24)


def lines(text: str, size: float, room: float, most: int = 2) -> list[str]:
    """Return a text as lines that fit; what is left over is in the last one."""
    width = int(room / (size * WIDE))
    found = wrap(text, width, break_long_words=False)
    return [*found[: most - 1], " ".join(found[most - 1 :])][: len(found)]


def paragraph(
    d: Drawing,
    x: float,
    y: float,
    text: str,
    *,
    size: float,
    room: float,
    fill: str = INK,
    bold: bool = False,
) -> float:
    """Write a text on up to two lines, and return where the next line stands."""
    for line in lines(text, size, room):
        d.words(x, y, line, size=size, fill=fill, bold=bold, room=room)
        y += size + 4
    return y
