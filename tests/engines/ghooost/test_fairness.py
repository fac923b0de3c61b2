"""From the key of a game to its deal (GH-2)."""

from __future__ import annotations

import pytest

from engines.ghooost import TITLE
from engines.ghooost.cards import DECKS, KINDS
from engines.ghooost.state import Table
from tests.engines.fairness import alike, assert_fair, keys


def deals(players: int, deck: str) -> list[Table]:
    """Return the tables of many games at their first decision."""
    options = {"deck_variant": deck}
    return [TITLE.start(players, options, key).state for key in keys(deck)]


@pytest.mark.parametrize("deck", ["counted", "fr_wording"])
def test_every_place_of_a_deal_gets_every_card_alike(deck: str) -> None:
    """
    Hands, mansions and the crypt, place by place (GH-2.1, GH-2.2, GH-2.6).
    """
    tables = deals(3, deck)
    weights = {card: DECKS[deck][card] for card in range(1, KINDS)}
    for seat in range(3):
        held = [
            card
            for s in tables
            for card in range(KINDS)
            for _ in range(s.hands[seat][card])
        ]
        # Cards of a hand are dealt from one deck: a little more even than alone.
        assert_fair(held, weights)
        for place in range(len(tables[0].mansions[seat])):
            assert_fair([s.mansions[seat][place] for s in tables], weights)
    for place in range(len(tables[0].crypt)):
        assert_fair([s.crypt[place] for s in tables], weights)


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_starts_alike(players: int) -> None:
    """
    The first starter is drawn (GH-2.5).
    """
    starters = [s.agenda[-1][1] for s in deals(players, "counted")]

    assert_fair(starters, alike(range(players)))
