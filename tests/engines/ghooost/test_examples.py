from __future__ import annotations

import pytest

from engines.core.state import Outcome
from tests.engines.ghooost.builders import (
    EMPTY_MANSION,
    PASS,
    PLAY_KITTY,
    TAKE,
    TRY_LUCK,
    A,
    B,
    C,
    D,
    K,
    X,
    acting,
    copied,
    discard,
    hand,
    names,
    offered,
    play,
    refused,
    table,
)
from tests.engines.ghooost.matches import end_round, match


@pytest.mark.parametrize("top", [5, 4])
def test_gh_ex_1_equal_or_above_is_valid(top: int) -> None:
    """
    GH-EX-1: one or more 5s are valid on a 5 and on a 4.
    """
    s = table([5, 5, 9], pile=[top])

    assert {("play", 5, 1, 0), ("play", 5, 2, 0)} <= set(offered(s))


def test_gh_ex_1_below_is_refused() -> None:
    """
    GH-EX-1: 5s are refused on a 7.
    """
    s = table([5, 5, 9], pile=[7])

    assert "refused.too_weak" == refused(s, "play", 5, 1, 0).reason.key
    assert ("GH-4.4",) == refused(s, "play", 5, 2, 0).rules


def test_gh_ex_2_three_tens_complete_a_quartet() -> None:
    """
    GH-EX-2: three 10s on a 10 make four; all is discarded, the same player acts again.
    """
    s = table([10, 10, 10, 2], pile=[4, 10])

    events = play(s, "play", 10, 3, 0)

    assert ("quartet_made", A, 10, 4) in events
    assert [4, 10, 10, 10, 10] == discard(s)
    assert [] == s.pile
    assert A == acting(s)


def test_gh_ex_3_four_of_a_kind_on_anything() -> None:
    """
    GH-EX-3: four 5s are valid on a 13; all is discarded, the same player acts again.
    """
    s = table([5, 5, 5, 5, 2], pile=[13])

    assert [("play", 5, 4, 0), TAKE] == offered(s)
    play(s, "play", 5, 4, 0)

    assert [5, 5, 5, 5, 13] == discard(s)
    assert A == acting(s)


def test_gh_ex_4_points_by_order_of_leaving() -> None:
    """
    GH-EX-4: four players leaving A, B, C: +2, +1, +3, and D gets a Boo.
    """
    s = match(4)

    end_round(s, A, B, C, D)

    assert [2, 1, 3, 0] == s.scores
    assert [0, 0, 0, 1] == s.boos


def test_gh_ex_5_cerberus_and_igor() -> None:
    """
    GH-EX-5: Cerberus is refused on Igor; Igor is valid on Cerberus.
    """
    s = table([3, 12], pile=[12])
    assert "refused.scared" == refused(s, "play", 3, 1, 0).reason.key

    s = table([3, 12], pile=[3])
    assert ("play", 12, 1, 0) in offered(s)


@pytest.mark.parametrize("top", [12, 13, 14, 3])
def test_gh_ex_6_skeletum_is_no_exception(top: int) -> None:
    """
    GH-EX-6: one Skeletum is refused on 12, 13, 14 and 3.
    """
    s = table([11, 2], pile=[top])

    assert "GH-4.4" in refused(s, "play", 11, 1, 0).rules


def test_gh_ex_7_nothing_but_miss_copy() -> None:
    """
    GH-EX-7: Miss Copies alone can pass, take or try luck, as the table allows.
    """
    assert [PASS] == offered(table([X]))
    assert [TAKE] == offered(table([X], pile=[6]))
    assert [TRY_LUCK] == offered(table([X, X, X, X], crypt=[9]))
    assert [TRY_LUCK, TAKE] == offered(table([X, X, X, X], crypt=[9], pile=[6]))


def test_gh_ex_9_midnight_in_a_chain() -> None:
    """
    GH-EX-9: the last crypt card is drawn, midnight strikes, the further turn follows.
    """
    s = table([5, 5, 9, 9], pile=[4], crypt=[2])

    events = play(s, "play", 5, 2, 0)

    assert ["ghosts_played", "cards_drawn", "midnight_struck", "further_turn"] == (
        names(events)
    )
    assert [2, 9, 9] == hand(s, A)
    assert A == acting(s)
    assert [("play", 9, 1, 0), ("play", 9, 2, 0), TAKE] == offered(s)


def test_gh_ex_10_a_large_hand_draws_nothing() -> None:
    """
    GH-EX-10: a hand of seven that plays a single has six and draws nothing.
    """
    s = table([5, 6, 7, 9, 9, 10, 14], crypt=[2, 2])

    play(s, "play", 5, 1, 0)

    assert 6 == s.held[A]
    assert 2 == len(s.crypt)


def test_gh_ex_11_an_unlucky_try() -> None:
    """
    GH-EX-11: a turned-up 4 on a 9 is taken with the whole cemetery; the turn passes.
    """
    s = table([1, 2, 2, 2], pile=[7, 9], beside=1, crypt=[4, 5])

    play(s, *TRY_LUCK)

    assert [1, 2, 2, 2, 4, 7, 9, K] == hand(s, A)
    assert ([], 0) == (s.pile, s.beside)
    assert B == acting(s)


def test_gh_ex_12_miss_copy_on_an_empty_cemetery() -> None:
    """
    GH-EX-12: a turned-up Miss Copy is taken alone from an empty cemetery.
    """
    s = table([1, 2, 2, 2], crypt=[X, 5])

    events = play(s, *TRY_LUCK)

    assert [1, 2, 2, 2, X] == hand(s, A)
    assert ["card_turned_up"] == names(events)
    assert B == acting(s)


def test_gh_ex_13_luck_completes_a_quartet() -> None:
    """
    GH-EX-13: a turned-up 6 on three 6s is a quartet; the same player acts again.
    """
    s = table([1, 2, 2, 2], pile=[6, 6, 6], crypt=[6, 5])

    play(s, *TRY_LUCK)

    assert [6, 6, 6, 6] == discard(s)
    assert A == acting(s)


def test_gh_ex_14_luck_turns_up_skeletum() -> None:
    """
    GH-EX-14: a turned-up 11 on a 10 discards the cemetery; on a 12 it is taken.
    """
    s = table([1, 2, 2, 2], pile=[10], crypt=[11, 5])
    play(s, *TRY_LUCK)
    assert ([10, 11], A) == (discard(s), acting(s))

    s = table([1, 2, 2, 2], pile=[12], crypt=[11, 5])
    play(s, *TRY_LUCK)
    assert ([], B) == (discard(s), acting(s))
    assert [1, 2, 2, 2, 11, 12] == hand(s, A)


def test_gh_ex_15_luck_turns_up_twist() -> None:
    """
    GH-EX-15: a turned-up 8 on a 5 reverses the direction: D acts after A.
    """
    s = table([1, 2, 2, 2], players=4, pile=[5], crypt=[8, 5])

    play(s, *TRY_LUCK)

    assert D == acting(s)


def test_gh_ex_16_kitty_lies_beside() -> None:
    """
    GH-EX-16: B is skipped, C acts on the 7; whoever takes gets Kitty as well.
    """
    s = table([K, 2], [14], [7, 9], [5], players=4, pile=[2, 7])

    assert ("turn_skipped", B) in play(s, *PLAY_KITTY)
    assert ([2, 7], 1, C) == (s.pile, s.beside, acting(s))

    play(s, "play", 7, 1, 0)
    play(s, *TAKE)
    assert [2, 5, 7, 7, K] == hand(s, D)


def test_gh_ex_17_kitty_with_two_players() -> None:
    """
    GH-EX-17: with two players Kitty's player acts again on the same top.
    """
    s = table([K, 2], players=2, pile=[7])

    assert ("turn_skipped", B) in play(s, *PLAY_KITTY)
    assert ([7], A) == (s.pile, acting(s))


def test_gh_ex_18_kitty_is_no_value() -> None:
    """
    GH-EX-18: beside an empty pile the value is 0; who takes gets Kitty alone.
    """
    s = table([2], beside=1)
    assert [("play", 2, 1, 0), TAKE] == offered(s)

    play(s, *TAKE)
    assert [2, K] == hand(s, A)


def test_gh_ex_19_scooty_and_miss_copy_lift_the_ban() -> None:
    """
    GH-EX-19: 1 and Miss Copy are valid on a 12, a double, and leave a plain 1 on top.
    """
    s = table([1, X, 2], pile=[12])

    play(s, "play", 1, 1, 1)

    assert [12, 1, copied(1)] == s.pile
    assert A == acting(s)
    assert [("play", 2, 1, 0), TAKE] == offered(s)


def test_gh_ex_20_a_quartet_of_copies() -> None:
    """
    GH-EX-20: a 5 with three Miss Copies is a quartet and valid on a 14.
    """
    s = table([5, X, X, X, 2], pile=[14])

    play(s, "play", 5, 1, 3)

    assert [5, 14, X, X, X] == discard(s)
    assert A == acting(s)


@pytest.mark.parametrize("pile", [[], [1], [3], [14]])
def test_gh_ex_21_miss_copies_alone(pile: list[int]) -> None:
    """
    GH-EX-21: two Miss Copies offer no group; beside Kitty only Kitty is offered.
    """
    take = [TAKE] if pile else []
    assert offered(table([X, X], pile=pile)) == (take or [PASS])
    assert offered(table([X, K], pile=pile)) == [PLAY_KITTY, *take]


def test_gh_ex_22_two_reasons_one_further_turn() -> None:
    """
    GH-EX-22: a double that completes a quartet with a copy gives one further turn.
    """
    s = table([9, 9, 2], pile=[9, copied(9)])

    events = play(s, "play", 9, 2, 0)

    assert ("quartet_made", A, 9, 4) in events
    assert 1 == names(events).count("further_turn")
    play(s, "play", 2, 1, 0)
    assert B == acting(s)


@pytest.mark.parametrize(
    "effect, follows", [("once_per_play", C), ("once_per_card", B)]
)
def test_gh_ex_23_a_double_twist(effect: str, follows: int) -> None:
    """
    GH-EX-23: 8, 8 on a 6 reverses once, or twice with the option once_per_card.
    """
    s = table([8, 8, 9, 2], pile=[6], twist_effect=effect)

    play(s, "play", 8, 2, 0)
    assert A == acting(s)
    play(s, "play", 9, 1, 0)

    assert follows == acting(s)


def test_gh_ex_24_a_quartet_of_twists() -> None:
    """
    GH-EX-24: four 8s on a 14 reverse once, are discarded, and A acts again.
    """
    s = table([8, 8, 8, 8, 2], pile=[14])

    play(s, "play", 8, 4, 0)

    assert -1 == s.direction
    assert [8, 8, 8, 8, 14] == discard(s)
    assert A == acting(s)


def test_gh_ex_25_leaving_with_skeletum() -> None:
    """
    GH-EX-25: the last card 11 discards the cemetery; the next player starts anew.
    """
    s = table([11], pile=[5], mansions={A: []})

    play(s, "play", 11, 1, 0)

    assert [5, 11] == discard(s)
    assert ([A], [], B) == (s.left, s.pile, acting(s))


def test_gh_ex_26_leaving_with_kitty() -> None:
    """
    GH-EX-26: the last card is Kitty: A leaves, B is skipped, C acts.
    """
    s = table([K], mansions={A: []})

    play(s, *PLAY_KITTY)

    assert ([A], C) == (s.left, acting(s))


def test_gh_ex_27_an_empty_hand_after_midnight() -> None:
    """
    GH-EX-27: an empty hand may empty the mansion, or take what lies there.
    """
    assert [EMPTY_MANSION, TAKE] == offered(
        table([], pile=[4], mansions={A: [2, 5, 6]})
    )
    assert [EMPTY_MANSION] == offered(table([], mansions={A: [2, 5, 6]}))


def test_gh_ex_28_a_scared_hand_takes() -> None:
    """
    GH-EX-28: neither one 6 nor two are valid on a 3; only TAKE is left.
    """
    assert [TAKE] == offered(table([6, 6], pile=[3], mansions={A: [2, 2]}))


def test_gh_ex_29_out_with_the_mansion() -> None:
    """
    GH-EX-29: 7, 7, then a turned-up 7: a run of three, no quartet; the player leaves.
    """
    s = table([7, 7], pile=[5], mansions={A: [7]})

    play(s, "play", 7, 2, 0)
    assert [EMPTY_MANSION, TAKE] == offered(s)
    events = play(s, *EMPTY_MANSION)

    assert "quartet_made" not in names(events)
    assert ([5, 7, 7, 7], [A], B) == (s.pile, s.left, acting(s))


def test_gh_ex_30_a_hand_without_a_valid_group_takes() -> None:
    """
    GH-EX-30: TAKE is compulsory although the mansion is not empty.
    """
    assert [TAKE] == offered(table([2], pile=[13], mansions={A: [14, 14]}))


def test_gh_ex_31_deadlock() -> None:
    """
    GH-EX-31: two players with nothing but Miss Copy pass; fewest cards leaves first.
    """
    s = table([X], [X], players=2, mansions={A: [13, 13], B: [13]})

    play(s, *PASS)
    events = play(s, *PASS)

    assert ("round_adjudicated", "deadlock") in events
    assert Outcome("deadlock", (B,), (2, 1), ()) == s.outcome


def test_gh_ex_32_a_tie_round() -> None:
    """
    GH-EX-32: A and B tie at 7, C has two Boos: one more round decides, B wins 10 to 9.
    """
    s = match(3, scores=[4, 5, 6], boos=[1, 1, 1])

    end_round(s, B, A, C)
    assert ([7, 7, 6], [1, 1, 2]) == (s.scores, s.boos)
    assert s.outcome is None

    end_round(s, A, B, C)
    assert Outcome("match", (B,), (2, 1, 3), (9, 10, 6)) == s.outcome


def test_gh_ex_33_two_boos_cannot_win() -> None:
    """
    GH-EX-33: D has the highest score but a second Boo: A wins with 8.
    """
    s = match(4, scores=[6, 6, 3, 9], boos=[1, 1, 1, 1])

    end_round(s, A, B, C, D)

    assert [8, 7, 6, 9] == s.scores
    assert Outcome("match", (A,), (1, 2, 3, 4), (8, 7, 6, 9)) == s.outcome


def test_gh_ex_34_a_quartet_of_scooties() -> None:
    """
    GH-EX-34: a single 1 on three 1s is a quartet with a further turn.
    """
    s = table([1, 2], pile=[1, 1, 1])

    play(s, "play", 1, 1, 0)

    assert [1, 1, 1, 1] == discard(s)
    assert A == acting(s)


def test_gh_ex_35_a_broken_run() -> None:
    """
    GH-EX-35: the first 5 is cut off by the 8: three in a row, no quartet.
    """
    s = table([5, 2], pile=[5, 8, 5, 5])

    play(s, "play", 5, 1, 0)

    assert [5, 8, 5, 5, 5] == s.pile
    assert B == acting(s)
