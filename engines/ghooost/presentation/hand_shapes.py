"""The reader's own hand in a picture of Ghooost!: large cards in ascending order."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghooost.presentation.card_shapes import BY_ID, TALL, face, hint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.fields import Json
    from engines.core.svg import Drawing
    from engines.core.texts import Speaker


class Kind(NamedTuple):
    """Cards of a hand that are alike, and where the first of them begins."""

    card: str
    copies: int
    x: float


class Hand(NamedTuple):
    """Where the cards of a hand lie."""

    left: int
    right: int
    card: int
    """How wide a card is."""
    step: int
    """How much of a covered one shows."""
    gap: int
    """What is free between kinds."""
    top: int
    """Where the first row begins."""

    @property
    def row(self) -> int:
        """How high a row is."""
        return int(self.card * TALL + self.gap)

    def height(self, rows: list[list[Kind]]) -> int:
        """Return how high a hand of so many rows is."""
        return self.top + len(rows) * self.row + 4


WIDE: Final = Hand(280, 1150, 86, 31, 10, 40)


def rows_of(view: Json, hand: Hand) -> list[list[Kind]]:
    """Return the rows of the reader's hand; kinds stay together."""
    return list(_rows(view["hand"], hand)) if view.get("hand") else []


def _rows(cards: list[str], hand: Hand) -> Iterator[list[Kind]]:
    row: list[Kind] = []
    x: float = hand.left
    for card, alike in groupby(cards):
        copies = len(list(alike))
        wide = hand.card + (copies - 1) * hand.step
        if x + wide > hand.right:
            yield row
            row, x = [], hand.left
        row.append(Kind(card, copies, x))
        x += wide + hand.gap
    yield row


def draw_hand(
    sheet: Drawing,
    t: Speaker,
    view: Json,
    rows: list[list[Kind]],
    hand: Hand,
    y: float,
) -> None:
    """Draw the reader's own cards, large and in ascending order."""
    cards, seat = view["hand"], view["seat"]
    text = t("draw.your_hand", number=len(cards)) if cards else t("describe.no_hand")
    with sheet.ref(f"hand:{seat}", text):
        baseline = y + hand.top - 13
        sheet.words(hand.left, baseline, text, size=16, bold=True, room=600)
        for number, row in enumerate(rows):
            top = y + hand.top + number * hand.row
            for card, copies, x in row:
                lying = {"card": card, "value": BY_ID[card].value}
                with sheet.ref(f"hand:{seat}.{card}", hint(t, lying)):
                    for copy in range(copies):
                        at, last = (x + copy * hand.step, top), copy == copies - 1
                        face(sheet, t, lying, at, hand.card, covered=not last)
