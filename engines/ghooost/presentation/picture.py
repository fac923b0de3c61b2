"""A table of Ghooost! as a picture: the cemetery in the middle, the seats around it.

On a phone the reader's hand comes first, then the middle, then the seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import FAINT, PLAIN
from engines.core.svg import Drawing
from engines.ghooost.presentation import middle_shapes as middle
from engines.ghooost.presentation.card_shapes import FACE
from engines.ghooost.presentation.describe import describe
from engines.ghooost.presentation.hand_shapes import WIDE as WIDE_HAND
from engines.ghooost.presentation.hand_shapes import Hand, draw_hand, rows_of
from engines.ghooost.presentation.head_shapes import (
    HEAD,
    NARROW_HEAD,
    draw_head,
    draw_narrow_head,
)
from engines.ghooost.presentation.seat_shapes import (
    IDLE,
    SEAT_WIDE,
    draw_seat,
    seat_height,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.fields import Json
    from engines.core.looks import Look
    from engines.core.texts import Speaker

SHEET: Final = "#f3f1ec"
DIM: Final = "#5a6275"
"""The ground, and words that matter less."""
DARK: Final = {
    SHEET: "#12161f",
    DIM: "#a7b1c2",
    IDLE: "#3b4456",
    FACE: "#eceae3",
    middle.FELT: "#1c2740",
}

WIDE, EDGE, GAP = 1180, 20, 16
"""The sheet's width, its margin, and what is free between parts."""

NARROW, SLIM = 360, 6
"""The sheet's width and its margin on a phone."""

INSET: Final = 10
"""How far the reader's seat lies inside the tray that it shares with the hand."""

NARROW_HAND: Final = Hand(SLIM + 7, NARROW - SLIM - 5, 79, 30, 6, 34)


def draw(view: Json, t: Speaker, look: Look = PLAIN) -> str:
    """Return the picture; the reader sits below, the others follow clockwise."""
    return (_narrow if look.is_narrow else _wide)(view, t, look).render()


def _wide(view: Json, t: Speaker, look: Look) -> Drawing:
    seats = len(view["seats"])
    home = view.get("seat", 0)
    high = seat_height(view, narrow=False)
    across = _across(seats)
    top = HEAD + (high + GAP if across else 0)
    below = top + middle.HIGH + GAP
    rows = rows_of(view, WIDE_HAND)
    tray = max(high + 2 * INSET, WIDE_HAND.height(rows))
    own = tray if "hand" in view else high
    about = describe(view, t)
    sheet = Drawing(WIDE, below + own + EDGE, t("title.name"), about, look, DARK)
    sheet.box(0, 0, WIDE, sheet.height, SHEET)
    draw_head(sheet, t, view, EDGE, WIDE, DIM)
    middle.draw_middle(sheet, t, view, (WIDE - middle.WIDE) / 2, top)
    for number, place in enumerate(_places(seats, top, high), 1):
        draw_seat(sheet, t, view, (home + number) % seats, *place)
    if "hand" in view:
        sheet.box(EDGE, below, WIDE - 2 * EDGE, own, FAINT, round_by=12)
        draw_seat(sheet, t, view, home, EDGE + INSET, below + INSET)
        draw_hand(sheet, t, view, rows, WIDE_HAND, below)
    else:
        draw_seat(sheet, t, view, home, (WIDE - SEAT_WIDE) / 2, below)
    return sheet


def _across(seats: int) -> int:
    """Return how many sit opposite the reader: all but one on either side."""
    return 1 if seats == 2 else seats - 3


def _places(seats: int, top: int, high: int) -> Iterator[tuple[float, float]]:
    """Yield the corners of the other seats: left, opposite, right."""
    beside = top + (middle.HIGH - high) / 2
    across = _across(seats)
    left = (WIDE - across * (SEAT_WIDE + GAP) + GAP) / 2
    if seats > 2:
        yield EDGE, beside
    for number in range(across):
        yield left + number * (SEAT_WIDE + GAP), HEAD
    if seats > 2:
        yield WIDE - EDGE - SEAT_WIDE, beside


def _narrow(view: Json, t: Speaker, look: Look) -> Drawing:
    seats, inside = len(view["seats"]), NARROW - 2 * SLIM
    home = view.get("seat", 0)
    rows = rows_of(view, NARROW_HAND)
    tray = NARROW_HAND.height(rows) if "hand" in view else 0
    high = seat_height(view, narrow=True) + 8
    top = NARROW_HEAD + (tray + 8 if tray else 0)
    below = top + middle.narrow_height(view) + 8
    about, height = describe(view, t), below + seats * high
    sheet = Drawing(NARROW, height, t("title.name"), about, look, DARK)
    sheet.box(0, 0, NARROW, height, SHEET)
    draw_narrow_head(sheet, t, view, SLIM, NARROW, DIM)
    if tray:
        sheet.box(SLIM, NARROW_HEAD, inside, tray, FAINT, round_by=10)
        draw_hand(sheet, t, view, rows, NARROW_HAND, NARROW_HEAD)
    middle.draw_narrow_middle(sheet, t, view, SLIM, top)
    for number in range(seats):
        seat = (home + number) % seats
        draw_seat(sheet, t, view, seat, SLIM, below + number * high)
    return sheet
