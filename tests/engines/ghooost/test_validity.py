from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.ghooost.validity import GROUPS, is_valid, top_of
from tests.engines.ghooost.builders import (
    EMPTY_MANSION,
    PASS,
    PLAY_KITTY,
    TAKE,
    TRY_LUCK,
    A,
    K,
    X,
    copied,
    hand,
    offered,
    play,
    table,
)


def test_the_top_ghost_is_the_value_of_the_cemetery() -> None:
    """
    The last card counts; an empty pile is 0, Kitty or not (GH-4.1, GH-A24).
    """
    assert 7 == top_of([2, 7])
    assert 9 == top_of([2, copied(9)])
    assert 0 == top_of([])
    assert ("play", 2, 1, 0) in offered(table([2], beside=1))


def test_groups_are_listed_for_every_hand_and_no_more() -> None:
    """
    Tops 0 to 14, up to four of each of 16 cards; Kitty is offered alone (GH-4.2, 4.3).
    """
    assert 15 == len(GROUPS)
    for top in GROUPS:
        assert 5 == len(top)
        for copies in top:
            assert [5] * 17 == [len(card) for card in copies]
            assert [()] * 5 == list(copies[0]) == list(copies[X])
            assert [(), *[(PLAY_KITTY,)] * 4] == list(copies[K])


def test_groups_are_of_one_value() -> None:
    """
    A group has one value, any number of it and of Miss Copies (GH-4.2, GH-1.5, GH-A2).
    """
    s = table([5, 5, 9, X], pile=[4])

    assert [
        ("play", 5, 1, 0),
        ("play", 5, 1, 1),
        ("play", 5, 2, 0),
        ("play", 5, 2, 1),
        ("play", 9, 1, 0),
        ("play", 9, 1, 1),
        TAKE,
    ] == offered(s)


def test_groups_after_midnight_are_identical_as_well() -> None:
    """
    The same groups are offered in both phases (GH-A23).
    """
    groups = [
        [option for option in offered(s) if option[0] == "play"]
        for s in (table([5, 5, 9, X]), table([5, 5, 9, X], crypt=[2]))
    ]

    assert groups[0] == groups[1]


def test_miss_copy_and_kitty_join_nothing() -> None:
    """
    No group of Miss Copies only, none with Kitty, no two Kitties (GH-4.3, GH-A6).
    """
    assert [PASS] == offered(table([X, X]))
    assert [PLAY_KITTY] == offered(table([X, K, K]))
    assert [PASS] == offered(table([X, X, X, X]))


@given(
    top=st.integers(0, 14),
    value=st.integers(1, 14),
    numbered=st.integers(1, 4),
    copies=st.integers(0, 4),
)
def test_a_group_is_valid_by_the_first_line_that_applies(
    top: int, value: int, numbered: int, copies: int
) -> None:
    """
    Four or more, a 1, scary on scary, else not below the top: in this order (GH-4.4).
    """
    if numbered + copies >= 4 or value == 1:
        expected = True
    elif top == 3:
        expected = value in (3, 12)
    elif top == 12:
        expected = value == 12
    else:
        expected = value >= top

    assert expected == is_valid(top, value, numbered + copies)
    listed = ("play", value, numbered, copies) in GROUPS[top][copies][value][numbered]
    assert expected == listed


@pytest.mark.parametrize("pile", [[], [3], [12], [14]])
def test_kitty_is_always_valid(pile: list[int]) -> None:
    """
    Kitty may be played on anything (GH-4.5).
    """
    assert PLAY_KITTY in offered(table([K, 2], pile=pile))


@pytest.mark.parametrize(
    "pile, card, valid",
    [
        ([9], 9, True),
        ([9], 8, False),
        ([12], 1, True),
        ([3], 5, False),
        ([14], K, True),
        ([1], X, False),
        ([], X, False),
    ],
)
def test_turned_up_cards_meet_the_same_test(
    pile: list[int], card: int, *, valid: bool
) -> None:
    """
    A turned-up card is a group of one; Miss Copy never, Kitty always (GH-4.6, GH-A7).
    """
    for s in (
        table([2, 2, 2, 2], pile=pile, crypt=[card, 5]),
        table([], pile=pile, mansions={A: [card, 5]}),
    ):
        action = TRY_LUCK if s.crypt else EMPTY_MANSION
        events = play(s, *action)

        assert valid == events[0][-1]
        assert valid != (card in hand(s, A))


def test_a_turned_up_scary_ghost_bans_and_a_kitty_skips() -> None:
    """
    Powers work for turned-up cards too (GH-A7, GH-7.6).
    """
    s = table([2, 2, 2, 2], [5], pile=[2], crypt=[3, 5])
    play(s, *TRY_LUCK)
    assert [TRY_LUCK, TAKE] == offered(s)

    s = table([2, 2, 2, 2], pile=[2], crypt=[K, 5])
    assert ("turn_skipped", 1) in play(s, *TRY_LUCK)
    assert ([2], 1) == (s.pile, s.beside)
