"""The display of cards of Halloween as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.letters import lines
from engines.core.looks import FAINT, INK, PAPER, WHITE
from engines.halloween.board import ACTIONS
from engines.halloween.deck import CARDS, SETS
from engines.halloween.presentation.piece_shapes import (
    DIM,
    HOLLOW,
    NIGHT,
    SHADES,
    capital,
    disc,
)

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker

HEADING, ROW, NARROW_ROW = 34, 49, 74
"""How high the heading of the display is, and each card."""
BADGE = 38
"""The corner of a card with its number."""
DISC = 26
"""The room that a disc on a card takes."""
PRICES = {
    "grey": ("#aab2bf",) * 3,
    "coloured": tuple(SHADES[colour][0] for colour in ("blue", "yellow", "red")),
}
"""The tokens that stand for a price: any three, or three different ones (HW-8.2)."""


class Claimed(NamedTuple):
    """A card on display: its number, who has a disc on it, and whether it is used."""

    card: int
    holders: list[int]
    spent: bool


def cards_height(view: Json, *, narrow: bool) -> int:
    """Return how high the display is."""
    return HEADING + (NARROW_ROW if narrow else ROW) * len(view["cards"])


def draw_cards(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the cards one below the other, with the discs of those who hold them."""
    heading = t("draw.display")
    if view.get("card_set") in SETS:
        heading += f" · {t('card_set.' + view['card_set'])}"
    sheet.words(x + 2, y + 21, heading, size=15, bold=True, room=width)
    row = NARROW_ROW if sheet.look.is_narrow else ROW
    for number, card in enumerate(view["cards"]):
        holders = [seat["seat"] for seat in view["seats"] if card in seat["cards"]]
        claimed = Claimed(card, holders, card in view["spent"])
        hint = capital(t(f"card.{card}"))
        with sheet.ref(f"card:{card}", hint):
            _card(sheet, claimed, t, x, y + HEADING + number * row, width, row - 5)


def short_name(card: int, t: Speaker) -> str:
    """Return what a card does: its name says it in brackets after the number."""
    return capital(t(f"card.{card}").partition("(")[2].removesuffix(")"))


def _card(
    sheet: Drawing,
    claimed: Claimed,
    t: Speaker,
    x: float,
    y: float,
    width: float,
    high: float,
) -> None:
    """Draw a card: its number, what it does, its price, its link and its timing."""
    card, narrow = CARDS[claimed.card], sheet.look.is_narrow
    sheet.stamp(
        *(("card", claimed.spent), x, y),
        lambda: _paper(sheet, width, high, FAINT if claimed.spent else PAPER),
    )
    sheet.words(
        x + BADGE / 2,
        y + high / 2 + 6,
        str(card.number),
        size=17,
        fill=WHITE,
        anchor="middle",
        bold=True,
    )
    left, right = x + BADGE + 9, x + width - 6
    room = right - left - len(claimed.holders) * DISC
    name, terms = short_name(card.number, t), _terms(claimed, t)
    for number, seat in enumerate(reversed(claimed.holders)):
        disc(sheet, right - 10 - number * DISC, y + 14, seat)
    below, beside = y + 18, right - left - 32
    if narrow:
        number = len(lines(name, 12.5, room)) + len(lines(terms, 12, beside))
        below = y + high / 2 + 13 - 8 * number
        below = sheet.paragraph(left, below, name, bold=True, size=12.5, room=room)
        _price(sheet, card.cost, left + 5, below - 4)
        sheet.paragraph(left + 32, below, terms, size=12, fill=DIM, room=beside, step=2)
    else:
        sheet.words(left, below, name, size=12.5, bold=True, room=room)
        _price(sheet, card.cost, left + 5, below + 14)
        below += 18
        sheet.words(left + 32, below, terms, size=10.5, fill=DIM, room=beside)


def _paper(sheet: Drawing, width: float, high: float, fill: str) -> None:
    """Draw a card on which nothing is written yet, with a corner for its number."""
    sheet.box(0, 0, width, high, fill, edge=HOLLOW, round_by=6)
    sheet.box(0, 0, BADGE, high, NIGHT, round_by=6)


def _price(sheet: Drawing, cost: str, x: float, y: float) -> None:
    """Draw the price of a card as three tokens."""

    def draw() -> None:
        for number, token in enumerate(PRICES[cost]):
            sheet.disc(number * 8, 0, 5, token, edge=INK)

    sheet.stamp(("price", cost), x, y, draw)


def _terms(claimed: Claimed, t: Speaker) -> str:
    """Return the price of a card, what it is linked to, and when it works."""
    card = CARDS[claimed.card]
    if card.kind in ACTIONS:
        link = t(f"action.{card.kind}")
    else:
        link = t(f"draw.kind.{card.kind}")
    timing = t("draw.spent") if claimed.spent else t(f"draw.timing.{card.timing}")
    return " · ".join((t(f"draw.cost.{card.cost}"), link, timing))
