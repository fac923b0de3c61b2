"""Chance itself is fair, and the tests would notice if it were not."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core.chance import Chance, draw, shuffle
from tests.engines.fairness import (
    LIMIT,
    alike,
    assert_fair,
    assert_fair_samples,
    keys,
    unevenness,
)


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 55, 62])
def test_every_side_comes_up_alike(sides: int) -> None:
    """
    The first draw of many games.
    """
    found = [draw(key, 0, sides) for key in keys(f"side {sides}")]

    assert_fair(found, alike(range(sides)))


@pytest.mark.parametrize("number", [1, 2, 255, 256, 10_000])
def test_draws_of_a_game_do_not_depend_on_each_other(number: int) -> None:
    """
    Two draws of one game are as independent as two dice.
    """
    pairs = [(draw(key, 0, 6), draw(key, number, 6)) for key in keys(f"pair {number}")]

    assert_fair(pairs, alike([(a, b) for a in range(6) for b in range(6)]))


def test_draws_of_one_long_game_are_fair() -> None:
    """
    The draws of a single key, one after another.
    """
    chance = Chance(next(keys("one")))

    assert_fair([chance.below(6) for _ in range(20_000)], alike(range(6)))


def test_every_order_comes_up_alike() -> None:
    """
    All 120 orders of five cards.
    """
    found = []
    for key in keys("orders"):
        cards = list(range(5))
        shuffle(cards, Chance(key).below)
        found.append(tuple(cards))

    assert_fair(found, alike(list(permutations(range(5)))))


def test_unfair_dice_and_shuffles_are_noticed() -> None:
    """
    A die that favours a side by half, and the shuffle that everybody writes first.
    """
    loaded = [min(draw(key, 0, 13) // 2, 5) for key in keys("loaded")]
    assert unevenness(loaded, alike(range(6))) > LIMIT

    found = []
    for key in keys("naive"):
        cards, chance = list(range(4)), Chance(key)
        for place in range(4):
            other = chance.below(4)
            cards[place], cards[other] = cards[other], cards[place]
        found.append(tuple(cards))
    assert unevenness(found, alike(list(permutations(range(4))))) > LIMIT

    with pytest.raises(AssertionError):
        assert_fair_samples([[draw(key, 0, 9)] for key in keys("ten")], range(10))
    regular = [number % 62 for number in range(3_100)]
    with pytest.raises(AssertionError):
        assert_fair(regular, alike(range(62)))
