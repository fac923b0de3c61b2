"""A table of Ghooost! as a picture: the cemetery in the middle, the seats around it."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final

from engines.core.svg import FAINT, GREY, INK, PAPER, Drawing
from engines.ghooost.presentation import middle_shapes as middle
from engines.ghooost.presentation.card_shapes import BY_ID, TALL, back, face, token
from engines.ghooost.presentation.describe import describe
from engines.ghooost.rounds import BOOS_TO_END

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.fields import Json
    from engines.core.texts import Speaker

SHEET, TURN, TURN_EDGE = "#f3f1ec", "#f5c542", "#b07a00"

WIDE, EDGE, GAP, HEAD = 1180, 20, 16, 72
"""The sheet's width, its margin, what is free between parts, and the head's height."""

SEAT_WIDE: Final = 226
SEAT_HIGH: Final = 130
MATCH_HIGH: Final = 30
"""How large a seat is, and how much higher in a match, for points and tokens."""

BACK_WIDE, BACK_STEP, BACKS = 25, 7, 12
"""Cards of a seat: their width, how much shows of a covered one, how many at most."""

CARD_WIDE, CARD_STEP, CARD_GAP = 86, 31, 10
"""Cards of the reader's hand: their width, what shows of one, space between kinds."""

INSET: Final = 10
"""How far the reader's seat lies inside the tray that it shares with the hand."""

HAND_X: Final = EDGE + INSET + SEAT_WIDE + 24
HAND_TOP: Final = 40
ROW_HIGH: Final = int(CARD_WIDE * TALL + CARD_GAP)
"""Where the cards of the reader's hand begin, and how high a row of them is."""


def draw(view: Json, t: Speaker) -> str:
    """Return the picture; the reader sits below, the others follow clockwise."""
    seats = len(view["seats"])
    home = view.get("seat", 0)
    high = SEAT_HIGH + MATCH_HIGH * view["match"]
    across = _across(seats)
    top = HEAD + (high + GAP if across else 0)
    below = top + middle.HIGH + GAP
    rows = list(_rows(view["hand"])) if view.get("hand") else []
    tray = max(high + 2 * INSET, HAND_TOP + len(rows) * ROW_HIGH + 4)
    own = tray if "hand" in view else high
    sheet = Drawing(WIDE, below + own + EDGE, t("title.name"), describe(view, t))
    sheet.box(0, 0, WIDE, sheet.height, SHEET)
    _head(sheet, t, view)
    middle.draw_middle(sheet, t, view, (WIDE - middle.WIDE) / 2, top)
    places = _places(seats, top, high)
    for number, place in enumerate(places, 1):
        _seat(sheet, t, view, (home + number) % seats, *place)
    if "hand" in view:
        sheet.box(EDGE, below, WIDE - 2 * EDGE, own, FAINT, round_by=12)
        _seat(sheet, t, view, home, EDGE + INSET, below + INSET)
        _hand(sheet, t, view, rows, below)
    else:
        _seat(sheet, t, view, home, (WIDE - SEAT_WIDE) / 2, below)
    return sheet.render()


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


def _head(sheet: Drawing, t: Speaker, view: Json) -> None:
    """Write the name, the hour, and whose turn it is or how it ended."""
    sheet.words(EDGE, 44, t("title.name"), size=28, bold=True)
    _clock(sheet, 190, 36, late=view["phase"] == "after_midnight")
    hour = t(f"describe.{view['phase']}", count=view["crypt"])
    text = f"{t('describe.round', round=view['round'])} {hour}"
    sheet.words(222, 32, text, size=14, room=500)
    text = t("draw.idle", idle=view["idle"], most=view["no_progress_actions"])
    if view["passes"]:
        text += " " + t("draw.passes", passes=view["passes"])
    sheet.words(222, 52, text, fill="#5a6275", room=500)
    if "to_act" in view:
        text = t("describe.to_act", player=t.seat(view["to_act"]))
        _news(sheet, 42, text, 430)
    else:
        _news(sheet, 30, t("describe.ended"), 520)
        _news(sheet, 54, _ending(view, t), 520)


def _news(sheet: Drawing, y: float, text: str, room: float) -> None:
    """Write a line at the right of the head."""
    sheet.words(WIDE - EDGE, y, text, size=16, anchor="end", bold=True, room=room)


def _clock(sheet: Drawing, x: float, y: float, *, late: bool) -> None:
    """Draw a clock that shows ten to twelve, or midnight."""
    sheet.disc(x, y, 19, PAPER, edge=INK, thick=2.5)
    if late:
        sheet.line((x, y), (x, y - 14), INK, 3)
    else:
        sheet.line((x, y), (x - 3, y - 9), INK, 3)
        sheet.line((x, y), (x - 12, y - 7), INK, 2)
    sheet.disc(x, y, 2.5, INK)


def _ending(view: Json, t: Speaker) -> str:
    """Tell who has won the match, or who has lost the only round."""
    if view["match"]:
        eligible = [seat for seat in view["seats"] if seat["boos"] < BOOS_TO_END]
        winner = max(eligible, key=lambda seat: seat["score"])
        return t("draw.won", player=t.seat(winner["seat"]))
    (loser,) = set(range(len(view["seats"]))) - set(view["left"])
    return t("draw.lost", player=t.seat(loser))


def _seat(
    sheet: Drawing, t: Speaker, view: Json, number: int, x: float, y: float
) -> None:
    """Draw a seat: its name and standing, hand and mansion face down, its match."""
    seat = view["seats"][number]
    acts = view.get("to_act") == number
    high = SEAT_HIGH + MATCH_HIGH * view["match"]
    edge, fill = (TURN_EDGE, TURN) if acts else (GREY, "#d5dae4")
    sheet.box(
        x, y, SEAT_WIDE, high, PAPER, edge=edge, thick=3 if acts else 1, round_by=10
    )
    sheet.box(x + 4, y + 4, SEAT_WIDE - 8, 28, fill, round_by=7, hint=t.seat(number))
    standing = _standing(view, t, number)
    room = SEAT_WIDE - 26 - (84 if standing else 0)
    start = x + 13
    if acts:
        sheet.shape([(start, y + 10), (start + 11, y + 17.5), (start, y + 25)], INK)
        start, room = start + 17, room - 17
    sheet.words(start, y + 23, t.seat(number), size=15, bold=True, room=room)
    end = x + SEAT_WIDE - 13
    sheet.words(end, y + 23, standing, size=12, anchor="end", room=84)
    _backs(sheet, t("draw.hand"), seat["hand"], x, y + 42)
    _backs(sheet, t("draw.mansion"), seat["mansion"], x, y + 86)
    if view["match"]:
        score = t("draw.score", score=seat["score"])
        sheet.words(x + 13, y + high - 12, score, bold=True, room=100)
        boos = t("draw.boos", boos=seat["boos"])
        token(sheet, (x + 128, y + high - 17), 11, t("draw.boo"))
        sheet.words(x + 145, y + high - 12, boos, bold=True, room=74)


def _standing(view: Json, t: Speaker, number: int) -> str:
    """Tell whether a seat acts, has left, or was the last one in."""
    if view.get("to_act") == number:
        return t("draw.to_act")
    if number in view["left"]:
        return t("draw.out", place=view["left"].index(number) + 1)
    return "" if "to_act" in view else t("draw.last")


def _backs(sheet: Drawing, label: str, count: int, x: float, y: float) -> None:
    """Draw cards face down in a row, with what they are and how many."""
    sheet.words(x + 13, y + 23, label, size=12, room=62)
    for number in range(min(count, BACKS)):
        back(sheet, (x + 78 + number * BACK_STEP, y), BACK_WIDE, label)
    end = x + SEAT_WIDE - 13
    sheet.words(end, y + 25, str(count), size=20, anchor="end", bold=True)


def _rows(hand: tuple[str, ...]) -> Iterator[list[tuple[float, str]]]:
    """Yield the rows of a hand: each card and where it begins; kinds stay together."""
    row: list[tuple[float, str]] = []
    x: float = HAND_X
    for card, alike in groupby(hand):
        copies = len(list(alike))
        wide = CARD_WIDE + (copies - 1) * CARD_STEP
        if x + wide > WIDE - EDGE - CARD_GAP:
            yield row
            row, x = [], HAND_X
        row += [(x + number * CARD_STEP, card) for number in range(copies)]
        x += wide + CARD_GAP
    yield row


def _hand(
    sheet: Drawing,
    t: Speaker,
    view: Json,
    rows: list[list[tuple[float, str]]],
    y: float,
) -> None:
    """Draw the reader's own cards, large and in ascending order."""
    hand = view["hand"]
    text = t("draw.your_hand", number=len(hand)) if hand else t("describe.no_hand")
    sheet.words(HAND_X, y + 27, text, size=16, bold=True, room=600)
    for number, row in enumerate(rows):
        top = y + HAND_TOP + number * ROW_HIGH
        covered = [card == after for (_, card), (_, after) in pairwise(row)]
        for (x, card), hides in zip(row, [*covered, False], strict=True):
            lying = {"card": card, "value": BY_ID[card].value}
            face(sheet, t, lying, (x, top), CARD_WIDE, covered=hides)
