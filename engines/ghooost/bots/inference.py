"""Deals what a view of Ghooost! hides as it probably lies.

A view has no history, but the cemetery is one: who played a value on a lower one had
most likely none in between, and what is played late is held long. How much more often
than by chance a card is in a hand was counted in games (``seance tune``), by the time
of the round, by the size of the hand and by whether its player passed the card over.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engines.ghooost.actions import next_in
from engines.ghooost.cards import CARD_IDS, HAND, KINDS, SCOOTY, VALUE
from engines.ghooost.presentation.view import determinise
from engines.ghooost.validity import is_valid

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from engines.core.fields import Json
    from engines.ghooost.state import Table

HELD: Final = Path(__file__).with_name("held.json")

Weights = tuple[float, ...]
"""By card: how many times as often as by chance it is held."""


def situation(s: Table, seat: int) -> str:
    """Name what, besides the card itself, tells how likely a seat holds it."""
    time = "before" if s.crypt else "after"
    return f"{time}_{'many' if s.held[seat] > HAND else 'few'}"


@cache
def counted() -> dict[str, Weights]:
    """Return the weights by situation, and by that and ``_passed`` if passed over."""
    found = json.loads(HELD.read_text())["weights"]
    return {
        name: (1.0, *(weights[card] for card in CARD_IDS[1:]))
        for name, weights in found.items()
    }


def passed_over(s: Table, me: int) -> dict[int, frozenset[int]]:
    """Return the cards that others could have played instead of what they did.

    The cemetery does not say who played. Whoever acts looks back seat by seat, a value
    for each; a further turn or a lost one makes that wrong now and then.
    """
    values: list[int] = []
    for card in reversed(s.pile):
        if not values or values[-1] != card & VALUE:
            values.append(card & VALUE)
    s.direction = -s.direction
    seat, passed = me, {}
    for number, value in enumerate(values):
        seat = next_in(s, seat)
        if seat == me:
            break
        top = values[number + 1] if number + 1 < len(values) else 0
        between = range(max(top, SCOOTY + 1), value)
        passed[seat] = frozenset(card for card in between if is_valid(top, card, 1))
    s.direction = -s.direction
    return passed


class Guess:
    """Tables that a view may be of, as likely as they probably are."""

    def __init__(self, view: Json) -> None:
        """Look at a view once."""
        s = determinise(view, b"")
        me: int = view["seat"]
        passed = passed_over(s, me)
        self._weights = {
            seat: _weights(s, seat, passed.get(seat, ()))
            for seat in range(s.players)
            if seat != me
        }
        self._hidden = [card for mansion in s.mansions for card in mansion] + s.crypt
        for seat in self._weights:
            hand = s.hands[seat]
            self._hidden += [n for n in range(KINDS) for _ in range(hand[n])]
            s.hands[seat] = [0] * KINDS
        # Sorted: which deal the view was first tried with must leave no trace.
        self._hidden.sort()
        self._table = s

    def deal(self, random: Random) -> Table:
        """Return one of them."""
        s, hidden = self._table.clone(), self._hidden[:]
        random.shuffle(hidden)
        for seat, weights in self._weights.items():
            if s.held[seat]:
                # The highest u ** (1 / weight) are a weighted draw without return.
                hidden.sort(key=lambda card: random.random() ** (1 / weights[card]))
                hand = s.hands[seat]
                for _ in range(s.held[seat]):
                    hand[hidden.pop()] += 1
        random.shuffle(hidden)
        for seat, mansion in enumerate(s.mansions):
            s.mansions[seat] = tuple([hidden.pop() for _ in mansion])
        s.crypt = hidden
        return s


def _weights(s: Table, seat: int, passed: Iterable[int]) -> Weights:
    """Return how likely a seat holds each card."""
    name, weights = situation(s, seat), counted()
    found = list(weights[name])
    for card in passed:
        found[card] = weights[f"{name}_passed"][card]
    return tuple(found)
