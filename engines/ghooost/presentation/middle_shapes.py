"""The middle of the table as shapes: crypt, cemetery, what lies beside it, discard."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from engines.core.svg import PAPER
from engines.ghooost.presentation.card_shapes import (
    BY_ID,
    COLOURS,
    TALL,
    back,
    called,
    face,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

FELT, PALE, GOLD = "#26304a", "#c9d2e6", "#f5c542"

WIDE: Final = 656
HIGH: Final = 352
"""How large the middle of the table is."""

TOP: Final = 62
"""Where its cards begin, from its upper edge."""

CRYPT_X, PILE_X, BESIDE_X = 46, 328, 540
"""Left edge of the crypt, middle of the cemetery, left edge of the Kitties."""

CRYPT_WIDE, PILE_WIDE, KITTY_WIDE, OUT_WIDE = 92, 118, 70, 23
"""How wide the cards are in each place."""

FANNED: Final = 6
"""So many cards of the cemetery can be read; a run on top is never longer."""

STEP: Final = 42
"""How much of a covered card of the cemetery can be seen."""

KITTY_STEP: Final = 26
OUT_STEP: Final = 35


def draw_middle(sheet: Drawing, t: Speaker, view: Json, x: float, y: float) -> None:
    """Draw all that lies between the players."""
    sheet.box(x, y, WIDE, HIGH, FELT, round_by=26)
    _direction(sheet, t, view["direction"], x, y)
    _crypt(sheet, t, view["crypt"], x + CRYPT_X, y + TOP)
    _label(sheet, t("draw.cemetery", number=len(view["cemetery"])), x + PILE_X, y)
    if view["cemetery"]:
        _pile(sheet, t, view["cemetery"], x + PILE_X, y + TOP)
    else:
        left = x + PILE_X - PILE_WIDE / 2
        _gap(sheet, t("draw.empty"), left, y + TOP, PILE_WIDE)
    _label(sheet, t("draw.beside"), x + BESIDE_X + KITTY_WIDE / 2, y)
    for number in range(view["beside"]):
        at = (x + BESIDE_X, y + TOP + number * KITTY_STEP)
        face(sheet, t, {"card": "kitty", "value": 0}, at, KITTY_WIDE)
    if not view["beside"]:
        _gap(sheet, t("draw.empty"), x + BESIDE_X, y + TOP, KITTY_WIDE)
    _discard(sheet, t, view["discard"], x + CRYPT_X, y + 278)


def _label(sheet: Drawing, text: str, x: float, y: float) -> None:
    """Write what lies below, around its middle."""
    sheet.words(
        x, y + TOP - 11, text, size=14, fill=PAPER, anchor="middle", bold=True, room=190
    )


def _gap(sheet: Drawing, text: str, x: float, y: float, width: float) -> None:
    """Draw a place where no card lies."""
    sheet.box(x, y, width, width * TALL, FELT, edge=PALE, thick=1.5, round_by=8)
    middle = y + width * TALL / 2 + 4
    sheet.words(
        x + width / 2, middle, text, fill=PALE, anchor="middle", room=width * 0.9
    )


def _direction(sheet: Drawing, t: Speaker, turning: int, x: float, y: float) -> None:
    """Let arrows run around the middle the way the turn goes, and say it."""
    middle_x, middle_y = x + WIDE / 2, y + HIGH / 2
    across, down = WIDE / 2 - 17, HIGH / 2 - 17
    for part in (-0.8, -0.72, -0.64, 0.64, 0.72, 0.8):
        _arrow(sheet, middle_x + part * across, middle_y - down, turning, 0)
        _arrow(sheet, middle_x + part * across, middle_y + down, -turning, 0)
    for part in (-0.14, 0, 0.14):
        _arrow(sheet, middle_x + across, middle_y + part * down, 0, turning)
        _arrow(sheet, middle_x - across, middle_y + part * down, 0, -turning)
    sheet.words(
        middle_x,
        middle_y + down + 5,
        t(f"direction.{turning}"),
        fill=GOLD,
        anchor="middle",
        room=380,
    )


def _arrow(sheet: Drawing, x: float, y: float, right: int, down: int) -> None:
    """Draw an arrowhead around a point."""
    ahead, aside = 8, 6
    tip = (x + ahead * right, y + ahead * down)
    ends = [
        (x - ahead * right + side * down, y - ahead * down + side * right)
        for side in (-aside, aside)
    ]
    notch = (x - ahead * right / 2, y - ahead * down / 2)
    sheet.shape([tip, ends[0], notch, ends[1]], GOLD)


def _crypt(sheet: Drawing, t: Speaker, count: int, x: float, y: float) -> None:
    """Draw the crypt with its count, or the gap that it has left."""
    _label(sheet, t("draw.crypt"), x + CRYPT_WIDE / 2, y - TOP)
    if not count:
        _gap(sheet, t("draw.empty"), x, y, CRYPT_WIDE)
        return
    told = t("describe.before_midnight", count=count)
    for under in range(min(count, 4)):
        back(sheet, (x + 3 * under, y + 3 * under), CRYPT_WIDE, told)
    shift = 3 * min(count, 4) - 3
    sheet.words(
        x + shift + CRYPT_WIDE / 2,
        y + shift + CRYPT_WIDE * TALL / 2 + 13,
        str(count),
        size=38,
        fill=PAPER,
        anchor="middle",
        bold=True,
    )


def _pile(sheet: Drawing, t: Speaker, pile: list[Json], x: float, y: float) -> None:
    """Fan out the last cards of the cemetery, and count those below and the run."""
    below, fan = pile[:-FANNED], pile[-FANNED:]
    left = x - ((len(fan) - 1) * STEP + PILE_WIDE) / 2
    under = y + PILE_WIDE * TALL
    if below:
        told = ", ".join(called(t, lying) for lying in below)
        for deep in (8, 4):
            sheet.box(
                left - deep,
                y + 4,
                PILE_WIDE,
                PILE_WIDE * TALL - 8,
                edge=FELT,
                round_by=8,
                hint=told,
            )
        text = t("draw.below", number=len(below))
        sheet.words(left - 8, under + 18, text, fill=PALE, room=150)
    for number, lying in enumerate(fan):
        at, last = (left + number * STEP, y), number == len(fan) - 1
        face(sheet, t, lying, at, PILE_WIDE, covered=not last)
    run = len(list(next(groupby(reversed(fan), lambda lying: lying["value"]))[1]))
    if run > 1:
        start = left + (len(fan) - run) * STEP
        end = left + (len(fan) - 1) * STEP + PILE_WIDE
        sheet.line((start, under + 8), (end, under + 8), GOLD, 3)
        text = t("draw.run", number=run)
        sheet.words(end, under + 25, text, fill=GOLD, anchor="end", bold=True, room=200)


def _discard(sheet: Drawing, t: Speaker, cards: list[str], x: float, y: float) -> None:
    """Count the cards that are out of the round, kind by kind."""
    text = t("draw.discard", number=len(cards))
    sheet.words(x, y, text, size=14, fill=PAPER, bold=True, room=200)
    for number, (card, alike) in enumerate(groupby(cards)):
        left, top = x + number * OUT_STEP, y + 8
        ghost, name = BY_ID[card], t(f"card.{card}")
        colour = COLOURS[ghost.family]
        sheet.box(
            left, top, OUT_WIDE, OUT_WIDE, edge=colour, thick=2, round_by=3, hint=name
        )
        sheet.words(
            left + OUT_WIDE / 2,
            top + 17,
            str(ghost.value or name[0]),
            fill=colour,
            anchor="middle",
            bold=True,
        )
        count = f"x {len(list(alike))}"
        sheet.words(
            left + OUT_WIDE / 2, top + 36, count, size=11, fill=PALE, anchor="middle"
        )
