"""Where things lie in a picture of the table, and the small parts it is made of."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.letters import WIDE
from engines.core.looks import BLACK, FAINT, GREY, INK, PAPER, WHITE

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
    "white": WHITE,
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
QI: Final = "#7d4fa3"
STONE, DIM = "#5d6675", "#5d6676"
"""The colours of Qi and of grey things; words that matter less."""
PLATE, EMPTY = "#f7f8fa", "#fbfbfd"
"""What the corners are made of, and a space where no ghost is."""
ACTIVE, HAUNTED, FRAME = "#f6efe0", "#3b3350", "#b9a67e"
"""The two sides of a village tile, and its edge."""
INKS: Final = {
    **dict.fromkeys((FILLS["yellow"], WHITE), BLACK),
    **dict.fromkeys((PAPER, FAINT, PLATE), INK),
}
"""The colours of words by what they stand on; on all else they are white."""
DARK: Final = {
    TINTS["yellow"]: "#3a3420",
    TINTS["red"]: "#3d2725",
    TINTS["green"]: "#20382c",
    TINTS["blue"]: "#223349",
    DIM: "#a7b1c2",
    PLATE: "#262d3a",
    EMPTY: "#242b38",
    ACTIVE: "#4a4230",
    HAUNTED: "#0f0c1a",
    FRAME: "#7d6f50",
}
"""What is drawn in another colour in the dark: the table, not what lies on it."""


class Chip(NamedTuple):
    """A kind of token and how many there are of it."""

    short: str
    number: int
    fill: str
    hint: str
    ref: str


def ink_on(fill: str) -> str:
    """Return the colour of words that can be read on a fill."""
    return INKS.get(fill, WHITE)


def cell(place: int) -> tuple[float, float]:
    """Return the upper left corner of a place of the village."""
    row, column = divmod(place, 3)
    return VILLAGE_X + column * CELL_WIDTH, VILLAGE_Y + row * CELL_HEIGHT


def token(d: Drawing, x: float, y: float, short: str, fill: str, hint: str) -> None:
    """Draw a round token around a point; on a phone it is large enough to hit."""
    radius, size = (12.0, 12.0) if d.look.is_narrow else (10.0, 10.0)

    def draw() -> None:
        d.disc(0, 0, radius, fill, edge=STONE)
        d.words(
            *(0, size * 0.35, short),
            size=size,
            fill=ink_on(fill),
            anchor="middle",
            bold=True,
        )

    d.stamp(("token", short, fill), x, y, draw, hint)


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
        with d.ref(chip.ref, chip.hint):
            token(d, left + 11, top, chip.short, chip.fill, "")
            colour = fill if chip.number else GREY
            number = str(chip.number)
            d.words(left + 25, top + 5, number, size=14, fill=colour, bold=True)


def label(
    d: Drawing, x: float, y: float, text: str, fill: str = FAINT, hint: str = ""
) -> float:
    """Write a few words on a plate, and return where the next plate may begin."""
    size, high = (12.0, 19) if d.look.is_narrow else (9.5, 16)
    width = len(text) * size * WIDE + 8
    d.box(x, y, width, high, fill, edge=STONE, thick=0.6, round_by=4, hint=hint)
    d.words(x + 4, y + high * 0.72, text, size=size, fill=ink_on(fill))
    return x + width + 4
