"""The display of cards of Halloween as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engines.core.svg import FAINT, INK, PAPER
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

HEADING, ROW = 34, 47
"""How high the heading of the display is, and each card."""
BADGE = 38
"""The corner of a card with its number."""
DISC = 19
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


def draw_cards(
    sheet: Drawing, view: Json, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw the cards one below the other, with the discs of those who hold them."""
    heading = t("draw.display")
    if view.get("card_set") in SETS:
        heading += f" · {t('card_set.' + view['card_set'])}"
    sheet.words(x + 2, y + 21, heading, size=15, bold=True, room=width)
    for number, card in enumerate(view["cards"]):
        holders = [seat["seat"] for seat in view["seats"] if card in seat["cards"]]
        claimed = Claimed(card, holders, card in view["spent"])
        _card(sheet, claimed, t, x, y + HEADING + number * ROW, width)


def short_name(card: int, t: Speaker) -> str:
    """Return what a card does: its name says it in brackets after the number."""
    return capital(t(f"card.{card}").partition("(")[2].removesuffix(")"))


def _card(
    sheet: Drawing, claimed: Claimed, t: Speaker, x: float, y: float, width: float
) -> None:
    """Draw a card: its number, what it does, its price, its link and its timing."""
    card = CARDS[claimed.card]
    high = ROW - 5
    hint = capital(t(f"card.{card.number}"))
    fill = FAINT if claimed.spent else PAPER
    sheet.box(x, y, width, high, fill, edge=HOLLOW, round_by=6, hint=hint)
    sheet.box(x, y, BADGE, high, NIGHT, round_by=6)
    sheet.words(
        x + BADGE / 2,
        y + 28,
        str(card.number),
        size=17,
        fill=PAPER,
        anchor="middle",
        bold=True,
    )
    left, right = x + BADGE + 9, x + width - 6
    room = right - left - len(claimed.holders) * DISC
    name = short_name(card.number, t)
    sheet.words(left, y + 18, name, size=12, bold=True, room=room)
    for number, seat in enumerate(reversed(claimed.holders)):
        holder = t("draw.holds", player=t.seat(seat))
        disc(sheet, right - 8 - number * DISC, y + 13, seat, holder, radius=9)
    for number, token in enumerate(PRICES[card.cost]):
        sheet.disc(left + 5 + number * 8, y + 31, 5, token, edge=INK)
    terms = _terms(claimed, t)
    sheet.words(left + 32, y + 35, terms, size=10.5, fill=DIM, room=right - left - 32)


def _terms(claimed: Claimed, t: Speaker) -> str:
    """Return the price of a card, what it is linked to, and when it works."""
    card = CARDS[claimed.card]
    if card.kind in ACTIONS:
        link = t(f"action.{card.kind}")
    else:
        link = t(f"draw.kind.{card.kind}")
    timing = t("draw.spent") if claimed.spent else t(f"draw.timing.{card.timing}")
    return " · ".join((t(f"draw.cost.{card.cost}"), link, timing))
