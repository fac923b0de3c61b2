from __future__ import annotations

from tests.engines.ghooost.builders import (
    EMPTY_MANSION,
    PASS,
    PLAY_KITTY,
    TAKE,
    TRY_LUCK,
    A,
    B,
    K,
    X,
    acting,
    hand,
    names,
    offered,
    play,
    refused,
    table,
)


def test_actions_before_midnight() -> None:
    """
    Before midnight: groups, TRY LUCK and TAKE (GH-5.1).
    """
    s = table([5, K], pile=[4], crypt=[9])

    assert [("play", 5, 1, 0), PLAY_KITTY, TRY_LUCK, TAKE] == offered(s)


def test_actions_after_midnight() -> None:
    """
    After midnight: groups and TAKE with a hand, the mansion without one (GH-5.1).
    """
    assert [("play", 5, 1, 0), PLAY_KITTY, TAKE] == offered(table([5, K], pile=[4]))
    assert [EMPTY_MANSION, TAKE] == offered(table([], pile=[4]))


def test_a_group_goes_from_the_hand_to_the_cemetery() -> None:
    """
    PLAY puts the chosen cards on the pile, and nobody has to play (GH-5.2).
    """
    s = table([5, 5, X, 9], pile=[4])
    assert TAKE in offered(s)

    events = play(s, "play", 5, 1, 1)

    assert ("ghosts_played", A, 5, 1, 1) in events
    assert [5, 9] == hand(s, A)
    assert 3 == len(s.pile)


def test_cards_that_are_not_held_are_refused() -> None:
    """
    A group needs its cards in the hand (GH-5.2).
    """
    s = table([5, X], pile=[4])

    for option in (("play", 6, 1, 0), ("play", 5, 2, 0), ("play", 5, 1, 2), PLAY_KITTY):
        error = refused(s, *option)

        assert ("refused.not_held", ("GH-5.2",)) == (error.reason.key, error.rules)


def test_a_weak_group_with_fewer_copies_than_are_held_is_too_weak() -> None:
    """
    A Miss Copy may stay in the hand: it is no reason to refuse a group (GH-4.4, 5.2).
    """
    s = table([5, X, X], pile=[9])

    for copies in (0, 1):
        error = refused(s, "play", 5, 1, copies)

        assert ("refused.too_weak", ("GH-4.4",)) == (error.reason.key, error.rules)


def test_luck_may_be_tried_whatever_the_hand_holds() -> None:
    """
    TRY LUCK plays the top card of the crypt, also with a valid hand (GH-5.3).
    """
    s = table([9, 9, 9, 9], pile=[4], crypt=[6, 2])

    play(s, *TRY_LUCK)

    assert ([4, 6], [2]) == (s.pile, s.crypt)
    assert B == acting(s)
    assert "refused.after_midnight" == refused(table([5]), *TRY_LUCK).reason.key


def test_a_turned_up_miss_copy_takes_kitty_from_beside_an_empty_pile() -> None:
    """
    An invalid card takes the whole cemetery, Kitty beside it included (GH-5.6).
    """
    for s, action in (
        (table([2, 2, 2, 2], beside=1, crypt=[X, 9]), TRY_LUCK),
        (table([], beside=1, mansions={A: [X, 9]}), EMPTY_MANSION),
    ):
        before = hand(s, A)
        events = play(s, *action)

        assert ["card_turned_up", "cemetery_taken"] == names(events)[:2]
        assert [*before, X, K] == hand(s, A)
        assert (0, B) == (s.beside, acting(s))


def test_the_cemetery_may_be_taken_in_both_phases() -> None:
    """
    TAKE is allowed with a valid hand and after midnight (GH-5.4, GH-A8).
    """
    assert TAKE in offered(table([9], pile=[4]))
    assert TAKE in offered(table([9], pile=[4], crypt=[5]))

    s = table([9], pile=[4, 7], beside=2)
    events = play(s, *TAKE)

    assert [4, 7, 9, K, K] == hand(s, A)
    assert [("cemetery_taken", A, ("ghost_04", "ghost_07"), 2)] == events


def test_the_mansion_opens_to_an_empty_hand_after_midnight() -> None:
    """
    EMPTY MANSION plays its top card; TAKE stays possible (GH-5.5, GH-A9).
    """
    s = table([], pile=[4], mansions={A: [6, 2]})
    assert [EMPTY_MANSION, TAKE] == offered(s)

    events = play(s, *EMPTY_MANSION)

    assert ("card_turned_up", A, "mansion", "ghost_06", True) in events
    assert ([4, 6], (2,)) == (s.pile, s.mansions[A])
    assert "refused.mansion_closed" == refused(table([5]), *EMPTY_MANSION).reason.key


def test_an_invalid_card_is_taken_with_everything() -> None:
    """
    The turned-up card and the whole cemetery go to the hand (GH-5.6, GH-A10).
    """
    s = table([], pile=[9], beside=1, mansions={A: [4, 2]})

    events = play(s, *EMPTY_MANSION)

    assert ["card_turned_up", "cemetery_taken"] == names(events)
    assert [4, 9, K] == hand(s, A)
    assert ([], 0) == (s.pile, s.beside)
    assert B == acting(s)


def test_a_turned_up_card_is_alone() -> None:
    """
    Nothing of the hand joins it, and it is no double (GH-5.7, GH-A11).
    """
    s = table([6, 6, X, X], pile=[4], crypt=[6, 2])

    events = play(s, *TRY_LUCK)

    assert [6, 6, X, X] == hand(s, A)
    assert [4, 6] == s.pile
    assert "further_turn" not in names(events)


def test_passing_is_the_last_resort() -> None:
    """
    PASS is offered only when nothing else is (GH-5.8, GH-A12).
    """
    assert [PASS] == offered(table([X]))
    for s in (
        table([X], beside=1),
        table([X], crypt=[5]),
        table([X, 2]),
        table([], mansions={A: [2]}),
    ):
        assert PASS not in offered(s)
        assert ("GH-5.8",) == refused(s, *PASS).rules

    s = table([X])
    assert [("passed", A)] == play(s, *PASS)
    assert B == acting(s)


def test_an_empty_cemetery_cannot_be_taken() -> None:
    """
    TAKE on nothing is no action (GH-5.9, GH-A12).
    """
    s = table([9])

    assert [("play", 9, 1, 0)] == offered(s)
    assert "refused.cemetery_empty" == refused(s, *TAKE).reason.key
