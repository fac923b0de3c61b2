"""Cards of Ghooost! as shapes: faces with their ghosts, backs, and rows of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import BLACK, WHITE
from engines.ghooost.cards import CARD_IDS, GHOSTS

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

COLOURS: Final = {
    "common": "#4a5a7a",
    "fearless": "#1b6e46",
    "special": "#663a9e",
    "scary": "#ad2118",
}
"""The colour of a card, by its family; what it does is also written on it."""

BACK, BACK_EDGE = "#3d3566", "#b9b0e6"

FACE: Final = "#fffffd"
"""What cards are made of: they stay pale in the dark, as on a table."""

SMALLEST: Final = 12
"""The size of the smallest letters on a phone."""

TALL: Final = 1.4
"""How high a card is, as a share of its width."""

BY_ID: Final = {ghost.id: ghost for ghost in GHOSTS}

HEM = (
    (1.0, 1.1),
    (0.67, 0.8),
    (0.33, 1.1),
    (0.0, 0.8),
    (-0.33, 1.1),
    (-0.67, 0.8),
    (-1.0, 1.1),
)
"""The hem of a ghost from right to left, in half widths from its middle."""


def face(
    sheet: Drawing,
    t: Speaker,
    lying: Json,
    at: tuple[float, float],
    width: float,
    *,
    covered: bool = False,
) -> None:
    """Draw a card that can be read; a covered one shows no more than its corner."""
    key = ("face", lying["card"], lying["value"], width, covered)
    sheet.stamp(key, *at, lambda: _face(sheet, t, lying, width, covered=covered))


def _face(
    sheet: Drawing, t: Speaker, lying: Json, width: float, *, covered: bool
) -> None:
    ghost, value = BY_ID[lying["card"]], lying["value"]
    colour, name = COLOURS[ghost.family], t(f"card.{ghost.id}")
    index = str(value) if value else name[0]
    round_by = width * 0.08
    sheet.box(0, 0, width, width * TALL, FACE, edge=colour, thick=2, round_by=round_by)
    corner, line = width * 0.06, width * 0.25
    size = width * (0.18 if sheet.look.is_narrow else 0.22)
    sheet.words(corner, line, index, size=size, fill=colour, bold=True)
    if ghost.value != value:
        size = _legible(sheet, width * 0.17)
        sheet.words(corner, width * 0.45, name[0], size=size, fill=colour)
    if ghost.id == "kitty":
        _cat(sheet, (width / 2, width * 0.74), width * 0.27, colour)
    else:
        _ghost(sheet, (width / 2, width * 0.68), width * 0.31, colour)
    if not covered:
        _writing(sheet, t, lying, width)


def _legible(sheet: Drawing, size: float) -> float:
    """Return how large letters are: a phone has no smaller ones than ``SMALLEST``."""
    return max(size, SMALLEST) if sheet.look.is_narrow else size


def _writing(sheet: Drawing, t: Speaker, lying: Json, width: float) -> None:
    """Write a card's value large, its name if it has one, and what it does."""
    middle = width / 2
    ghost, value = BY_ID[lying["card"]], lying["value"]
    power = BY_ID[CARD_IDS[value]] if value else ghost
    if value:
        sheet.words(
            middle,
            width * 0.905,
            str(value),
            size=width * 0.34,
            fill=WHITE,
            anchor="middle",
            bold=True,
        )
    if ghost.powers:
        sheet.words(
            middle + width * 0.44,
            width * 0.16,
            t(f"value.{value}") if ghost.value else t(f"card.{ghost.id}"),
            size=_legible(sheet, width * 0.12),
            fill=COLOURS[ghost.family],
            anchor="end",
            room=width * (0.7 if sheet.look.is_narrow else 0.62),
        )
    if power.powers:
        sheet.words(
            middle,
            width * 1.31,
            t(f"draw.short.{power.id}"),
            size=_legible(sheet, width * 0.115),
            fill=COLOURS[power.family],
            anchor="middle",
            bold=True,
            room=width * 0.98,
        )


def called(t: Speaker, lying: Json) -> str:
    """Return the name of a card, and what it stands for where it copies."""
    card, value = lying["card"], lying["value"]
    name, stands_for = t(f"card.{card}"), CARD_IDS[value] if value else card
    if stands_for == card:
        return name
    return t("draw.copying", card=name, copied=t(f"card.{stands_for}"))


def hint(t: Speaker, lying: Json) -> str:
    """Write the name of a card and what it does."""
    power = CARD_IDS[lying["value"]] if lying["value"] else lying["card"]
    does = f". {t(f'draw.long.{power}')}" if BY_ID[power].powers else ""
    return called(t, lying) + does


def back(sheet: Drawing, at: tuple[float, float], width: float) -> None:
    """Draw a card that lies face down."""

    def draw() -> None:
        inset, round_by = width * 0.12, width * 0.08
        sheet.box(0, 0, width, width * TALL, BACK, edge=WHITE, round_by=round_by)
        sheet.box(
            inset,
            inset,
            width - 2 * inset,
            width * TALL - 2 * inset,
            BACK,
            edge=BACK_EDGE,
            round_by=width * 0.06,
        )

    sheet.stamp(("back", width), *at, draw)


def token(sheet: Drawing, at: tuple[float, float], radius: float) -> None:
    """Draw a Boo token: a pale ghost on a dark disc."""

    def draw() -> None:
        sheet.disc(0, 0, radius, BLACK, edge=BACK_EDGE)
        _ghost(sheet, (0, -radius * 0.1), radius * 0.5, WHITE, BLACK)

    sheet.stamp("boo", *at, draw)


def _ghost(
    sheet: Drawing,
    at: tuple[float, float],
    half: float,
    colour: str,
    eyes: str = WHITE,
) -> None:
    """Draw a ghost around a point: a round head, a body, a hem and two eyes."""
    x, y = at
    sheet.disc(x, y, half, colour)
    hem = [(x + half * dx, y + half * 1.15 * dy) for dx, dy in HEM]
    sheet.shape([(x - half, y), (x + half, y), *hem], colour)
    for side in (-0.38, 0.38):
        sheet.disc(x + half * side, y - half * 0.38, half * 0.18, eyes)


def _cat(sheet: Drawing, at: tuple[float, float], radius: float, colour: str) -> None:
    """Draw the head of a cat around a point: ears, eyes and whiskers."""
    x, y = at
    for side in (-1, 1):
        ear = [(0.97, -0.25), (0.9, -1.3), (0.2, -0.9)]
        sheet.shape([(x + side * radius * a, y + radius * b) for a, b in ear], colour)
    sheet.disc(x, y, radius, colour)
    for side in (-1, 1):
        sheet.disc(x + side * radius * 0.4, y - radius * 0.15, radius * 0.18, WHITE)
        for end in (0.25, 0.55):
            start = (x + side * radius * 0.25, y + radius * 0.4)
            sheet.line(start, (x + side * radius * 1.2, y + radius * end), WHITE, 1.5)
