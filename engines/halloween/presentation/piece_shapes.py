"""The pieces of Halloween as shapes: ghosts, pumpkins, tokens, discs and dice."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from engines.core.svg import INK, PAPER
from engines.halloween.board import COLOUR, SIDES

if TYPE_CHECKING:
    from engines.core.svg import Drawing

NIGHT, STREET, DUSK, LEAF = "#1f2436", "#49546e", "#f6a13a", "#6f9a4b"
"""The sky of the title, the ground of the town, what glows, and what grows."""
DIM: Final = "#5b6475"
"""Words that matter less."""
HOLLOW: Final = "#b9c0cc"
"""The edge of a place where nothing lies."""

SHADES: Final = {
    "blue": ("#2f68bd", PAPER),
    "green": ("#27804a", PAPER),
    "yellow": ("#f4d13d", INK),
    "orange": ("#ee8d2f", INK),
    "red": ("#bf2f2f", PAPER),
}
"""Each colour as it is drawn, and the ink that is read on it."""

SEATS: Final = ("#6b3fa0", "#b02a78", "#0b6470", "#70451f")
"""The colours of the players: their discs and their own pumpkins."""
NEUTRAL: Final = "#ece6d8"
"""The colour of the neutral pumpkins of two players."""

GHOST: Final = (
    [(-cos(n * pi / 6), -0.15 - 0.85 * sin(n * pi / 6)) for n in range(7)]
    + [(1.0, 1.0), (0.5, 0.75), (0.0, 1.0), (-0.5, 0.75), (-1.0, 1.0)]
)  # fmt: skip
"""The outline of a ghost, around its middle and one wide to each side."""
GHOST_WIDE, GHOST_HIGH = 14, 18
RIM: Final = 1.5
"""How far the dark rim of a piece reaches around it."""


def capital(text: str) -> str:
    """Return a text with a capital."""
    return text[:1].upper() + text[1:]


def ghost(sheet: Drawing, x: float, y: float, colour: str, hint: str) -> None:
    """Draw a ghost around a point, with eyes and its level."""
    fill, ink = SHADES[colour]
    _ghost_shape(sheet, x, y, INK, RIM)
    _ghost_shape(sheet, x, y, fill, 0, hint)
    for side in (-4.5, 4.5):
        sheet.disc(x + side, y - 7, 2.2, ink)
    number = str(COLOUR[colour] + 1)
    sheet.words(x, y + 9, number, size=13, fill=ink, anchor="middle", bold=True)


def no_ghost(sheet: Drawing, x: float, y: float, hint: str) -> None:
    """Draw the place of a ghost that may yet come."""
    _ghost_shape(sheet, x, y, "#e6e1d5", 0, hint)


def _ghost_shape(
    sheet: Drawing, x: float, y: float, fill: str, rim: float, hint: str = ""
) -> None:
    wide, high = GHOST_WIDE + rim, GHOST_HIGH + rim
    sheet.shape([(x + dx * wide, y + dy * high) for dx, dy in GHOST], fill, hint=hint)


def pumpkin(
    sheet: Drawing, x: float, y: float, seat: int, kind: str, hint: str
) -> None:
    """Draw a pumpkin around a point, with the number of the seat that it is of."""
    own = kind == "own"
    fill, ink = (SEATS[seat], PAPER) if own else (NEUTRAL, INK)
    edge = PAPER if own else INK
    stem = [(x - 2, y - 9), (x - 1, y - 15), (x + 4, y - 15), (x + 3, y - 9)]
    sheet.shape(stem, INK)
    for side in (-5.5, 5.5):
        sheet.disc(x + side, y, 9.5, fill, edge=edge)
    sheet.disc(x, y, 10.5, fill, edge=edge, hint=hint)
    sheet.words(x, y + 4.5, str(seat), size=13, fill=ink, anchor="middle", bold=True)


def token(sheet: Drawing, x: float, y: float, colour: str, hint: str) -> None:
    """Draw a ghost token around a point, with the level of its colour."""
    fill, ink = SHADES[colour]
    sheet.disc(x, y, 11, fill, edge=INK, thick=RIM, hint=hint)
    number = str(COLOUR[colour] + 1)
    sheet.words(x, y + 4.5, number, size=12, fill=ink, anchor="middle", bold=True)


def disc(
    sheet: Drawing, x: float, y: float, seat: int, hint: str, radius: float = 10
) -> None:
    """Draw a disc of a player around a point, with the number of the seat."""
    sheet.disc(x, y, radius, SEATS[seat], edge=PAPER, hint=hint)
    size = radius * 1.2
    sheet.words(
        x,
        y + size * 0.36,
        str(seat),
        size=size,
        fill=PAPER,
        anchor="middle",
        bold=True,
    )


def bonus_token(sheet: Drawing, x: float, y: float, hint: str) -> None:
    """Draw a bonus token around a point: six corners and a light in the middle."""
    corners = [(x + 11 * cos(n * pi / 3), y + 11 * sin(n * pi / 3)) for n in range(6)]
    sheet.shape(corners, NIGHT, hint=hint)
    sheet.disc(x, y, 4.5, DUSK)


def die(sheet: Drawing, x: float, y: float, colour: str, value: int, hint: str) -> None:
    """Draw a die from its upper left corner: what it shows, and its sides below."""
    fill, ink = SHADES[colour]
    sheet.box(x, y, 38, 38, fill, edge=INK, thick=RIM, round_by=7, hint=hint)
    shown = str(value or "?")
    sheet.words(x + 19, y + 22, shown, size=18, fill=ink, anchor="middle", bold=True)
    sides = f"d{SIDES[COLOUR[colour]]}"
    sheet.words(x + 19, y + 34, sides, size=9, fill=ink, anchor="middle")


def lantern(sheet: Drawing, x: float, y: float) -> None:
    """Draw a pumpkin with a face around a point: the sign of the game."""
    sheet.shape(
        [(x - 4, y - 16), (x - 1, y - 29), (x + 6, y - 29), (x + 4, y - 16)], LEAF
    )
    for side in (-12, 12):
        sheet.disc(x + side, y, 18, DUSK, edge=NIGHT)
    sheet.disc(x, y, 20, DUSK, edge=NIGHT)
    for side in (-10, 10):
        eye = [(x + side - 6, y - 2), (x + side, y - 11), (x + side + 6, y - 2)]
        sheet.shape(eye, NIGHT)
    smile = [(-16, 4), (-7, 7), (-4, 4), (4, 7), (7, 4), (16, 4), (8, 14), (-8, 14)]
    sheet.shape([(x + dx, y + dy) for dx, dy in smile], NIGHT)
