from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.chance import Chance, derive, draw, shuffle

KEY = bytes(range(32))


def test_known_draws() -> None:
    """
    The first draws of a known key never change: finished games stay verifiable.
    """
    dice = [draw(KEY, number, 6) for number in range(8)]
    cards = [draw(KEY, number, 62) for number in range(8)]

    assert [1, 4, 0, 4, 5, 1, 3, 5] == dice
    assert [19, 38, 28, 38, 39, 27, 49, 25] == cards


@given(key=st.binary(min_size=32, max_size=32), number=st.integers(0, 2**63 - 1))
def test_a_draw_is_the_head_of_a_hash(key: bytes, number: int) -> None:
    """
    Anybody can compute a draw from the published key: SHA-256 of key and counter.
    """
    head = sha256(key + number.to_bytes(8, "big")).digest()[:8]

    assert int.from_bytes(head, "big") % 2**32 == draw(key, number, 2**32)


def test_values_that_would_favour_low_numbers_are_drawn_again() -> None:
    """
    With 2**63 + 1 sides nearly half of the words are rejected, and hashed on.
    """
    sides = 2**63 + 1
    rejected = 0
    for number in range(64):
        digest = sha256(KEY + number.to_bytes(8, "big")).digest()
        while int.from_bytes(digest[:8], "big") >= sides:
            digest = sha256(digest).digest()
            rejected += 1
        assert int.from_bytes(digest[:8], "big") == draw(KEY, number, sides)

    assert rejected > 32


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 62])
def test_every_number_is_drawn_alike(sides: int) -> None:
    """
    Chi-square of many draws stays below the value exceeded once in ten thousand.
    """
    limits = {2: 15.1, 3: 18.4, 6: 25.7, 7: 27.9, 10: 33.7, 62: 110.8}
    count = 200 * sides
    drawn = Counter(draw(KEY, number, sides) for number in range(count))

    assert set(range(sides)) == set(drawn)
    statistic = sum((seen - 200) ** 2 / 200 for seen in drawn.values())
    assert statistic < limits[sides]


def test_every_order_is_shuffled_alike() -> None:
    """
    The 24 orders of four cards come about equally often.
    """
    chance = Chance(KEY)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [1, 2, 3, 4]
        shuffle(cards, chance.below)
        orders[tuple(cards)] += 1

    assert 24 == len(orders)
    assert sum((seen - 200) ** 2 / 200 for seen in orders.values()) < 55.1
    assert 4800 * 3 == chance.draws


@given(cards=st.lists(st.integers(), max_size=20), key=st.binary(max_size=40))
def test_shuffling_keeps_the_cards(cards: list[int], key: bytes) -> None:
    """
    A shuffle changes the order and nothing else.
    """
    shuffled = cards[:]
    shuffle(shuffled, Chance(key).below)

    assert sorted(cards) == sorted(shuffled)


def test_a_stream_counts_its_draws() -> None:
    """
    A stream of draws is the draws of its key, one after another.
    """
    chance = Chance(KEY)

    assert [draw(KEY, number, 9) for number in range(5)] == (
        [chance.below(9) for _ in range(5)]
    )


def test_derived_keys_differ_by_purpose() -> None:
    """
    Each purpose has a key of its own, and none is the key itself.
    """
    keys = {KEY, derive(KEY), derive(KEY, 1), derive(KEY, "1"), derive(KEY, 1, 1)}

    assert 5 == len(keys)
    assert {32} == {len(key) for key in keys}
    assert derive(KEY, "bot", 2) == derive(KEY, "bot", 2)
