"""The middle of the table as shapes: crypt, cemetery, what lies beside it, discard."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from engines.core.looks import WHITE
from engines.ghooost.presentation.card_shapes import (
    BY_ID,
    COLOURS,
    FACE,
    TALL,
    back,
    called,
    face,
    hint,
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

NARROW_WIDE, NARROW_HIGH, OUT_HIGH = 348, 464, 44
NARROW_TOP: Final = 224
"""The same on a phone: the cemetery below crypt and Kitties, the discard below it."""

NARROW_OUT: Final = 9
"""How many kinds of discarded cards are side by side on a phone."""

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
    _cemetery(sheet, t, view["cemetery"], x + PILE_X, y + TOP)
    _beside(sheet, t, view["beside"], x + BESIDE_X, y + TOP)
    _discard(sheet, t, view["discard"], x + CRYPT_X, y + 278, 16)


def narrow_height(view: Json) -> int:
    """Return how high the middle is on a phone: by the kinds of discarded cards."""
    rows = -(-len(set(view["discard"])) // NARROW_OUT)
    return NARROW_HIGH + OUT_HIGH * max(rows, 1)


def draw_narrow_middle(
    sheet: Drawing, t: Speaker, view: Json, x: float, y: float
) -> None:
    """Draw the same for a phone."""
    sheet.box(x, y, NARROW_WIDE, narrow_height(view), FELT, round_by=16)
    _narrow_direction(sheet, t, view["direction"], x, y)
    _crypt(sheet, t, view["crypt"], x + 32, y + 72)
    _beside(sheet, t, view["beside"], x + 220, y + 72)
    middle = x + NARROW_WIDE / 2
    _cemetery(sheet, t, view["cemetery"], middle, y + NARROW_TOP + 16)
    _discard(sheet, t, view["discard"], x + 14, y + NARROW_TOP + 230, NARROW_OUT)


def _cemetery(
    sheet: Drawing, t: Speaker, pile: list[Json], middle: float, y: float
) -> None:
    """Draw the cemetery around a middle line, or the gap where it will be."""
    text = t("draw.cemetery", number=len(pile))
    with sheet.ref("pile:cemetery", text):
        _label(sheet, text, middle, y)
        if pile:
            _pile(sheet, t, pile, middle, y)
        else:
            _gap(sheet, t("draw.empty"), middle - PILE_WIDE / 2, y, PILE_WIDE)


def _beside(sheet: Drawing, t: Speaker, kitties: int, x: float, y: float) -> None:
    """Draw the Kitties beside the cemetery, each a little below the one before."""
    with sheet.ref("pile:beside", t("draw.beside")):
        _label(sheet, t("draw.beside"), x + KITTY_WIDE / 2, y)
        step = KITTY_STEP if not sheet.look.is_narrow else KITTY_STEP / 2
        kitty = {"card": "kitty", "value": 0}
        for number in range(kitties):
            with sheet.ref("card:kitty", hint(t, kitty)):
                face(sheet, t, kitty, (x, y + number * step), KITTY_WIDE)
        if not kitties:
            _gap(sheet, t("draw.empty"), x, y, KITTY_WIDE)


def _label(sheet: Drawing, text: str, x: float, y: float) -> None:
    """Write what lies below, around its middle."""
    sheet.words(
        x, y - 11, text, size=14, fill=WHITE, anchor="middle", bold=True, room=190
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


def _narrow_direction(
    sheet: Drawing, t: Speaker, turning: int, x: float, y: float
) -> None:
    """Say the direction of play at the top, between arrows that point that way."""
    middle = x + NARROW_WIDE / 2
    for part in (-150, -132, -114, 114, 132, 150):
        _arrow(sheet, middle + part, y + 18, turning, 0)
    words = t(f"direction.{turning}")
    sheet.paragraph(
        middle, y + 22, words, size=12, fill=GOLD, anchor="middle", room=205, step=2
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
    with sheet.ref("pile:crypt", t("describe.before_midnight", count=count)):
        _label(sheet, t("draw.crypt"), x + CRYPT_WIDE / 2, y)
        if not count:
            _gap(sheet, t("draw.empty"), x, y, CRYPT_WIDE)
            return
        for under in range(min(count, 4)):
            back(sheet, (x + 3 * under, y + 3 * under), CRYPT_WIDE)
        shift = 3 * min(count, 4) - 3
        sheet.words(
            x + shift + CRYPT_WIDE / 2,
            y + shift + CRYPT_WIDE * TALL / 2 + 13,
            str(count),
            size=38,
            fill=WHITE,
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
                FACE,
                edge=FELT,
                round_by=8,
                hint=told,
            )
        text = t("draw.below", number=len(below))
        sheet.words(left - 8, under + 18, text, fill=PALE, room=150)
    for number, lying in enumerate(fan):
        at, last = (left + number * STEP, y), number == len(fan) - 1
        with sheet.ref(f"card:{lying['card']}", hint(t, lying)):
            face(sheet, t, lying, at, PILE_WIDE, covered=not last)
    run = len(list(next(groupby(reversed(fan), lambda lying: lying["value"]))[1]))
    if run > 1:
        start = left + (len(fan) - run) * STEP
        end = left + (len(fan) - 1) * STEP + PILE_WIDE
        sheet.line((start, under + 8), (end, under + 8), GOLD, 3)
        text = t("draw.run", number=run)
        sheet.words(end, under + 25, text, fill=GOLD, anchor="end", bold=True, room=200)


def _discard(
    sheet: Drawing, t: Speaker, cards: list[str], x: float, y: float, across: int
) -> None:
    """Count the cards that are out of the round, kind by kind."""
    text = t("draw.discard", number=len(cards))
    with sheet.ref("pile:discard", text):
        sheet.words(x, y, text, size=14, fill=WHITE, bold=True, room=200)
        if not cards:
            sheet.box(x, y + 8, OUT_WIDE, OUT_WIDE, FELT, edge=PALE, round_by=3)
        for number, (card, alike) in enumerate(groupby(cards)):
            row, column = divmod(number, across)
            at = (x + column * OUT_STEP, y + 8 + row * OUT_HIGH)
            with sheet.ref(f"card:{card}", t(f"card.{card}")):
                _out(sheet, t, card, len(list(alike)), *at)


def _out(sheet: Drawing, t: Speaker, card: str, count: int, x: float, y: float) -> None:
    """Draw a kind of discarded cards with their number below."""
    ghost, middle = BY_ID[card], x + OUT_WIDE / 2
    colour = COLOURS[ghost.family]
    sheet.box(x, y, OUT_WIDE, OUT_WIDE, FACE, edge=colour, thick=2, round_by=3)
    index = str(ghost.value or t(f"card.{card}")[0])
    sheet.words(middle, y + 17, index, fill=colour, anchor="middle", bold=True)
    words = f"x {count}"
    sheet.words(middle, y + 36, words, size=12, fill=PALE, anchor="middle")
