"""The seats of a picture of Ghooost!: who sits there, with cards face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.looks import BLACK, GREY, INK, PAPER
from engines.ghooost.presentation.card_shapes import back, token

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

TURN, TURN_EDGE, IDLE = "#f5c542", "#b07a00", "#d5dae4"
"""The name plate of the seat that acts, its frame, and that of the others."""

SEAT_WIDE, NARROW_WIDE = 226, 348
SEAT_HIGH, NARROW_HIGH = 130, 84
MATCH_HIGH: Final = 32
"""How large a seat is, and how much higher in a match, for points and tokens."""

BACK_WIDE, BACK_STEP, BACKS, NARROW_BACKS = 25, 7, 12, 6
"""Cards of a seat: their width, how much shows of a covered one, how many at most."""

STANDING: Final = 84
"""How wide it is told whether a seat acts or has left."""


def seat_height(view: Json, *, narrow: bool) -> int:
    """Return how high a seat is."""
    more = MATCH_HIGH if view["match"] else 0
    return (NARROW_HIGH if narrow else SEAT_HIGH) + more


def draw_seat(
    sheet: Drawing, t: Speaker, view: Json, number: int, x: float, y: float
) -> None:
    """Draw a seat: its name and standing, hand and mansion face down, its match."""
    seat, narrow = view["seats"][number], sheet.look.is_narrow
    acts = view.get("to_act") == number
    high = seat_height(view, narrow=narrow)
    wide = NARROW_WIDE if narrow else SEAT_WIDE
    edge = TURN_EDGE if acts else GREY
    thick = 3 if acts else 1
    with sheet.ref(f"seat:{number}", t.seat(number)):
        sheet.box(x, y, wide, high, PAPER, edge=edge, thick=thick, round_by=10)
        _name(sheet, t, view, number, x, y, wide)
        at = [(x, y + 42), (x + wide / 2, y + 42)] if narrow else []
        hand, mansion = at or [(x, y + 42), (x, y + 86)]
        with sheet.ref(f"hand:{number}"):
            _backs(sheet, t("draw.hand"), seat["hand"], *hand)
        with sheet.ref(f"pile:mansion.{number}"):
            _backs(sheet, t("draw.mansion"), seat["mansion"], *mansion)
        if view["match"]:
            _match(sheet, t, seat, x, y + high - 17)


def _name(
    sheet: Drawing, t: Speaker, view: Json, number: int, x: float, y: float, wide: float
) -> None:
    """Write who sits there and how the seat stands; an arrow is before who acts."""
    acts = view.get("to_act") == number
    fill, ink = (TURN, BLACK) if acts else (IDLE, INK)
    sheet.box(x + 4, y + 4, wide - 8, 28, fill, round_by=7)
    standing = _standing(view, t, number)
    room = wide - 26 - (STANDING if standing else 0)
    start = x + 13
    if acts:
        sheet.shape([(start, y + 10), (start + 11, y + 17.5), (start, y + 25)], ink)
        start, room = start + 17, room - 17
    name, end = t.seat(number), x + wide - 13
    sheet.words(start, y + 23, name, size=15, fill=ink, bold=True, room=room)
    sheet.words(end, y + 23, standing, size=12, fill=ink, anchor="end", room=STANDING)


def _standing(view: Json, t: Speaker, number: int) -> str:
    """Return whether a seat acts, has left, or was the last one in."""
    if view.get("to_act") == number:
        return t("draw.to_act")
    if number in view["left"]:
        return t("draw.out", place=view["left"].index(number) + 1)
    return "" if "to_act" in view else t("draw.last")


def _backs(sheet: Drawing, label: str, count: int, x: float, y: float) -> None:
    """Draw cards face down in a row, with what they are and how many."""
    narrow = sheet.look.is_narrow
    most, wide = (NARROW_BACKS, 174) if narrow else (BACKS, SEAT_WIDE)
    sheet.words(x + 11, y + 23, label, size=12, room=64)
    for number in range(min(count, most)):
        back(sheet, (x + 75 + number * BACK_STEP, y), BACK_WIDE)
    end = x + wide - 13
    sheet.words(end, y + 25, str(count), size=20, anchor="end", bold=True)


def _match(sheet: Drawing, t: Speaker, seat: Json, x: float, y: float) -> None:
    """Draw points and Boo tokens around a middle line."""
    number = seat["seat"]
    with sheet.ref(f"goods:{number}.score"):
        score = t("draw.score", score=seat["score"])
        sheet.words(x + 13, y + 5, score, bold=True, room=100)
    with sheet.ref(f"goods:{number}.boos", t("draw.boo")):
        boos = t("draw.boos", boos=seat["boos"])
        token(sheet, (x + 128, y), 11)
        sheet.words(x + 145, y + 5, boos, bold=True, room=74)
