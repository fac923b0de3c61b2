"""The pieces of Halloween as shapes: ghosts, pumpkins, tokens, discs and dice.

Each says by a number what it says by its colour: the level of a ghost, the seat of a
pumpkin. A neutral pumpkin has no ribs.
"""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from engines.core.looks import BLACK, INHERITED, INK, PAPER, WHITE
from engines.halloween.board import COLOUR, COLOURS, SIDES

if TYPE_CHECKING:
    from engines.core.svg import Drawing

NIGHT, STREET, DUSK, LEAF = "#1f2436", "#49546e", "#f6a13a", "#6f9a4b"
"""The sky of the title, the ground of the town, what glows, and what grows."""
GROUND, WALL, GLOW, VELVET, PALE = "#eef0f5", "#faf7f0", "#fff4e2", "#e9e3f3", "#f7f3ea"
"""Under everything, houses, dice, bonus tokens and strips."""
DIM: Final = "#5b6475"
"""Words that matter less."""
HOLLOW: Final = "#b9c0cc"
"""The edge of a place where nothing lies."""
AIR: Final = "#e6e1d5"
"""The place of a ghost that may yet come."""

SHADES: Final = {
    "blue": ("#2f68bd", WHITE),
    "green": ("#27804a", WHITE),
    "yellow": ("#f4d13d", BLACK),
    "orange": ("#ee8d2f", BLACK),
    "red": ("#bf2f2f", WHITE),
}
"""Each colour as it is drawn, and the ink that is read on it."""

SEATS: Final = ("#6b3fa0", "#b02a78", "#0b6470", "#70451f")
"""The colours of the players: their discs and their own pumpkins."""
NEUTRAL: Final = "#ece6d8"
"""The colour of the neutral pumpkins of two players."""

DARK: Final = {
    NIGHT: "#0d111b",
    STREET: "#2c3548",
    GROUND: "#151a25",
    WALL: "#232a39",
    GLOW: "#3b3020",
    VELVET: "#322b46",
    PALE: "#2a3143",
    DIM: "#a7b1c3",
    HOLLOW: "#566178",
    AIR: "#38414f",
}
"""What is drawn in another colour in the dark: the ground, not the pieces on it."""

GHOST: Final = (
    [(-cos(n * pi / 6), -0.15 - 0.85 * sin(n * pi / 6)) for n in range(7)]
    + [(1.0, 1.0), (0.5, 0.75), (0.0, 1.0), (-0.5, 0.75), (-1.0, 1.0)]
)  # fmt: skip
"""The outline of a ghost, around its middle and one wide to each side."""
GHOST_WIDE, GHOST_HIGH = 14, 18
SLIM: Final = 10.5
"""How wide a ghost is to each side on a phone."""
RIM: Final = 1.5
"""How far the dark rim of a piece reaches around it."""


def capital(text: str) -> str:
    """Return a text with a capital."""
    return text[:1].upper() + text[1:]


def ghost(
    sheet: Drawing, x: float, y: float, colour: str, hint: str = "", ref: str = ""
) -> None:
    """Draw a ghost around a point, with eyes and its level."""

    def draw() -> None:
        fill, ink = SHADES[colour]
        _outline(sheet, 0, fill, INK)
        for side in (-4.5, 4.5):
            sheet.disc(side, -7, 2.2, ink)
        _number(sheet, 9, COLOUR[colour] + 1, 13, ink)

    sheet.stamp(("ghost", colour), x, y, draw, hint, ref)


def no_ghosts(sheet: Drawing, x: float, y: float, number: int, step: float) -> None:
    """Draw the places of ghosts that may yet come, from that of the first one on."""

    def draw() -> None:
        for place in range(number):
            _outline(sheet, place * step, AIR)

    sheet.stamp(("no_ghosts", number, step), x, y, draw)


def _outline(sheet: Drawing, x: float, fill: str, edge: str = "none") -> None:
    """Draw a ghost without a face around a point."""

    def draw() -> None:
        wide = SLIM if sheet.look.is_narrow else GHOST_WIDE
        points = [(dx * wide, dy * GHOST_HIGH) for dx, dy in GHOST]
        sheet.shape(points, INHERITED, edge=edge, thick=2 * RIM)

    sheet.stamp(("outline", edge), x, 0, draw, fill=fill)


def _number(sheet: Drawing, y: float, number: int, size: float, ink: str) -> None:
    """Write a number on a piece around 0."""
    sheet.words(0, y, str(number), size=size, fill=ink, anchor="middle", bold=True)


def pumpkin(
    sheet: Drawing, x: float, y: float, seat: int, kind: str, hint: str = ""
) -> None:
    """Draw a pumpkin around a point, with the number of the seat that it is of."""

    def draw() -> None:
        own = kind == "own"
        fill, ink = (SEATS[seat], WHITE) if own else (NEUTRAL, BLACK)
        sheet.shape([(-2, -9), (-1, -15), (4, -15), (3, -9)], INK)
        if own:
            sheet.stamp("ribs", 0, 0, lambda: _ribs(sheet), fill=fill)
        else:
            sheet.disc(0, 0, 11.5, fill, edge=BLACK, thick=2)
        _number(sheet, 4.5, seat, 13, ink)

    sheet.stamp(("pumpkin", seat, kind), x, y, draw, hint)


def _ribs(sheet: Drawing) -> None:
    """Draw a pumpkin without a stem around a point."""
    for side in (-5.5, 5.5):
        sheet.disc(side, 0, 9.5, INHERITED, edge=WHITE)
    sheet.disc(0, 0, 10.5, INHERITED, edge=WHITE)


def token(sheet: Drawing, x: float, y: float, colour: str) -> None:
    """Draw a ghost token around a point, with the level of its colour."""

    def draw() -> None:
        fill, ink = SHADES[colour]
        sheet.disc(0, 0, 12, fill, edge=INK, thick=RIM)
        _number(sheet, 4.5, COLOUR[colour] + 1, 12, ink)

    sheet.stamp(("token", colour), x, y, draw)


def disc(
    sheet: Drawing,
    x: float,
    y: float,
    seat: int,
    hint: str = "",
    ref: str = "",
) -> None:
    """Draw a disc of a player around a point, with the number of the seat."""

    def draw() -> None:
        sheet.disc(0, 0, 12, SEATS[seat], edge=WHITE)
        _number(sheet, 5, seat, 14, WHITE)

    sheet.stamp(("disc", seat), x, y, draw, hint, ref)


def bonus_token(
    sheet: Drawing, x: float, y: float, hint: str = "", ref: str = ""
) -> None:
    """Draw a bonus token around a point: six corners and a light in the middle."""

    def draw() -> None:
        corners = [(11 * cos(n * pi / 3), 11 * sin(n * pi / 3)) for n in range(6)]
        sheet.shape(corners, NIGHT, edge=DUSK, thick=0.6)
        sheet.disc(0, 0, 4.5, DUSK)

    sheet.stamp("bonus", x, y, draw, hint, ref)


def scare(sheet: Drawing, x: float, y: float) -> None:
    """Draw the mark of scare points around a point."""

    def draw() -> None:
        sheet.disc(0, 0, 12, GLOW, edge=INK)
        sheet.words(0, 5, "!", size=14, anchor="middle", bold=True)

    sheet.stamp("scare", x, y, draw)


def no_bonus(sheet: Drawing, x: float, y: float) -> None:
    """Draw the place of a bonus token that is not there."""
    sheet.stamp("no_bonus", x, y, lambda: sheet.disc(0, 0, 10, VELVET, edge=HOLLOW))


def die(sheet: Drawing, x: float, y: float, colour: str, value: int) -> None:
    """Draw a die from its upper left corner: what it shows, and its sides below."""
    fill, ink = SHADES[colour]
    sheet.box(x, y, 38, 38, fill, edge=INK, thick=RIM, round_by=7)
    shown = str(value or "?")
    sheet.words(x + 19, y + 20, shown, size=18, fill=ink, anchor="middle", bold=True)
    sides = f"d{SIDES[COLOUR[colour]]}"
    sheet.words(x + 19, y + 34, sides, size=12, fill=ink, anchor="middle")


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


def level_mark(sheet: Drawing, x: float, y: float, number: int) -> None:
    """Draw the highest level that a strip may use."""

    def draw() -> None:
        fill, ink = SHADES[COLOURS[number - 1]]
        sheet.disc(0, 0, 8.5, fill, edge=INK, thick=2)
        _number(sheet, 4.2, number, 12, ink)

    sheet.stamp(("level", number), x, y, draw)


def level_dot(sheet: Drawing, x: float, y: float, *, reached: bool) -> None:
    """Draw a level below the highest as a full dot, one above as a ring."""
    fill, edge = (DIM, "none") if reached else (PAPER, HOLLOW)
    draw = partial(sheet.disc, 0, 0, 4.5, fill, edge=edge)
    sheet.stamp(("dot", reached), x, y, draw)
