from __future__ import annotations

from typing import Any

import pytest

from tests.engines.ghooost.builders import (
    EMPTY_MANSION,
    PLAY_KITTY,
    TAKE,
    TRY_LUCK,
    A,
    B,
    C,
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


@pytest.mark.parametrize("numbered, copies", [(2, 0), (3, 0), (1, 1), (2, 1), (1, 2)])
def test_doubles_and_triples_give_a_further_turn(numbered: int, copies: int) -> None:
    """
    Two or three identical ghosts from the hand: the player acts again (GH-6.1, GH-1.5).
    """
    s = table([5, 5, 5, X, X, 2], pile=[4])

    assert ("further_turn", A) in play(s, "play", 5, numbered, copies)
    assert A == acting(s)


def test_matching_the_top_is_no_double() -> None:
    """
    A single 7 on a 7 passes the turn (GH-6.2, GH-A13).
    """
    s = table([7, 2], pile=[7])

    play(s, "play", 7, 1, 0)

    assert B == acting(s)


@pytest.mark.parametrize("numbered, copies", [(4, 0), (4, 2), (1, 3)])
def test_a_quartet_from_the_hand_is_valid_on_anything(
    numbered: int, copies: int
) -> None:
    """
    Four or more in one group are valid, three are not (GH-6.3).
    """
    s = table([2, 2, 2, 2, X, X, X, 5], pile=[12])

    refused(s, "play", 2, 3, 0)
    events = play(s, "play", 2, numbered, copies)

    assert ("quartet_made", A, 2, numbered + copies) in events


def test_who_played_the_earlier_cards_does_not_matter() -> None:
    """
    Three 7s of three players and a fourth make a quartet (GH-6.4).
    """
    s = table([7, 2], [7, 2], [7, 2], pile=[7])

    play(s, "play", 7, 1, 0)
    play(s, "play", 7, 1, 0)
    events = play(s, "play", 7, 1, 0)

    assert ("quartet_made", C, 7, 4) in events
    assert C == acting(s)


def test_kitty_and_miss_copy_do_not_break_a_run() -> None:
    """
    What lies beside does not interrupt, a copy counts as its value (GH-6.5, GH-A14).
    """
    s = table([7, 2], pile=[7, copied(7), 7], beside=1)

    assert ("quartet_made", A, 7, 4) in play(s, "play", 7, 1, 0)

    s = table([7, 2], pile=[7, copied(9), 7, 7])

    assert "quartet_made" not in names(play(s, "play", 7, 1, 0))


@pytest.mark.parametrize("action", [TRY_LUCK, EMPTY_MANSION])
def test_a_quartet_is_compulsory(action: tuple[str]) -> None:
    """
    A turned-up card completes a quartet whether one likes it or not (GH-6.6, GH-A7).
    """
    luck = action == TRY_LUCK
    s = table(
        [2, 2, 2, 2] if luck else [],
        pile=[6, 6, 6],
        crypt=[6, 3] if luck else [],
        mansions={A: [6, 3]},
    )

    play(s, *action)

    assert [6, 6, 6, 6] == discard(s)
    assert A == acting(s)


def test_a_quartet_discards_the_whole_cemetery() -> None:
    """
    Pile, what lies beside and the cards played go out; the player again (GH-6.7).
    """
    s = table([5, 5, 5, 5, 2], pile=[13, copied(13)], beside=2)

    events = play(s, "play", 5, 4, 0)

    assert [5, 5, 5, 5, 13, X, K, K] == discard(s)
    assert ([], 0) == (s.pile, s.beside)
    assert ("further_turn", A) == events[-1]


def test_many_reasons_give_one_further_turn() -> None:
    """
    A quartet of Skeletum is one further turn, not three (GH-6.8, GH-A15).
    """
    s = table([11, 11, 11, 11, 2], pile=[14])

    events = play(s, "play", 11, 4, 0)
    assert 1 == names(events).count("further_turn")

    play(s, "play", 2, 1, 0)
    assert B == acting(s)


def test_scooty_is_always_valid_and_lifts_the_ban() -> None:
    """
    A 1 is valid on Igor, and after it anything from 1 on (GH-7.1).
    """
    s = table([1, 2], [2], pile=[12])

    play(s, "play", 1, 1, 0)

    assert ("play", 2, 1, 0) in offered(s)


def test_kitty_skips_the_next_in_the_current_direction() -> None:
    """
    Kitty lies beside, the top stays, the next in direction loses the turn (GH-7.2).
    """
    s = table([K, 2], players=4, pile=[7])
    s.direction = -1

    assert [("kitty_played", A), ("turn_skipped", 3)] == play(s, *PLAY_KITTY)
    assert ([7], 1) == (s.pile, s.beside)
    assert C == acting(s)


@pytest.mark.parametrize(
    "action, facts",
    [
        (TRY_LUCK, {"crypt": [K, 9, 9, 9, 9]}),
        (EMPTY_MANSION, {"mansions": {A: [K, 9]}}),
    ],
)
def test_a_kitty_that_is_turned_up_skips_as_well(
    action: tuple[str], facts: dict[str, Any]
) -> None:
    """
    From crypt or mansion, the next player loses the turn (GH-7.2, GH-4.6, GH-A7).
    """
    s = table([], players=4, pile=[7], **facts)

    assert ("turn_skipped", B) in play(s, *action)
    assert ([7], 1, C) == (s.pile, s.beside, acting(s))


def test_kitties_of_several_turns_lie_beside_together() -> None:
    """
    One Kitty per action; more may lie there from other turns (GH-7.3).
    """
    s = table([K, K, 2], [5], [9], pile=[7])

    play(s, *PLAY_KITTY)
    assert ([2, K], 1, C) == (hand(s, A), s.beside, acting(s))
    play(s, "play", 9, 1, 0)
    play(s, *PLAY_KITTY)

    assert (2, [7, 9]) == (s.beside, s.pile)


def test_kitty_gives_no_further_turn_of_its_own() -> None:
    """
    With two left the skip alone brings the turn back (GH-7.4, GH-A16).
    """
    s = table([K, 2], players=3, pile=[7])
    s.left = [B]

    assert [("kitty_played", A), ("turn_skipped", C)] == play(s, *PLAY_KITTY)
    assert A == acting(s)


def test_kitty_as_last_card_still_skips() -> None:
    """
    The skip of a last card stays (GH-7.5, GH-A17).
    """
    s = table([K], players=4, mansions={A: []})

    play(s, *PLAY_KITTY)

    assert ([A], C) == (s.left, acting(s))


@pytest.mark.parametrize("scary", [3, 12])
def test_scary_ghosts_are_played_by_value_and_ban(scary: int) -> None:
    """
    A scary ghost needs a value not below the top, then bans the others (GH-7.6).
    """
    s = table([scary, 2], [13, 14], pile=[scary + 1])
    assert "refused.too_weak" == refused(s, "play", scary, 1, 0).reason.key

    s = table([scary, 2], [13, 14], pile=[scary - 1])
    play(s, "play", scary, 1, 0)
    assert [TAKE] == offered(s)
    assert ("GH-4.4", "GH-7.6") == refused(s, "play", 13, 1, 0).rules


@pytest.mark.parametrize(
    "effect, numbered, copies, direction",
    [
        ("once_per_play", 1, 0, -1),
        ("once_per_play", 2, 0, -1),
        ("once_per_play", 1, 1, -1),
        ("once_per_card", 1, 0, -1),
        ("once_per_card", 1, 1, 1),
        ("once_per_card", 2, 1, -1),
    ],
)
def test_twist_reverses_the_direction(
    effect: str, numbered: int, copies: int, direction: int
) -> None:
    """
    Once per play, or once for every card of the group (GH-7.7, GH-A18).
    """
    s = table([8, 8, X, 2], pile=[8], twist_effect=effect)

    events = play(s, "play", 8, numbered, copies)

    assert direction == s.direction
    assert (direction == -1) == (("direction_reversed", -1) in events)


@pytest.mark.parametrize(
    "effect, direction", [("once_per_play", -1), ("once_per_card", 1)]
)
def test_four_twists_reverse_by_the_variant(effect: str, direction: int) -> None:
    """
    Four reversals leave the direction as it was (GH-7.7, GH-A18).
    """
    s = table([8, 8, 8, 8, 2], pile=[2], twist_effect=effect)

    play(s, "play", 8, 4, 0)

    assert direction == s.direction


@pytest.mark.parametrize("effect", ["once_per_play", "once_per_card"])
def test_a_twist_that_is_turned_up_reverses(effect: str) -> None:
    """
    A card of the crypt is a play of one ghost (GH-5.3, GH-7.7).
    """
    s = table([2], pile=[2], crypt=[8, 13, 13, 13, 13], twist_effect=effect)

    play(s, *TRY_LUCK)

    assert -1 == s.direction


def test_twist_as_last_card_still_reverses() -> None:
    """
    The reversal of a last card stays (GH-7.7, GH-A17).
    """
    s = table([8], players=4, pile=[2], mansions={A: []})

    play(s, "play", 8, 1, 0)

    assert 3 == acting(s)


def test_skeletum_discards_the_cemetery() -> None:
    """
    A valid 11 takes the cemetery and itself out; the player acts again (GH-7.8).
    """
    s = table([11, 2], pile=[4, 10], beside=1)

    events = play(s, "play", 11, 1, 0)

    assert [4, 10, 11, K] == discard(s)
    assert "quartet_made" not in names(events)
    assert A == acting(s)


@pytest.mark.parametrize("top", [3, 12, 13, 14])
def test_skeletum_needs_its_value_or_a_quartet(top: int) -> None:
    """
    On 3, 12, 13 and 14 only four or more 11s are valid (GH-7.9).
    """
    s = table([11, 11, 11, X, 2], pile=[top])

    assert [("play", 11, 3, 1), TAKE] == offered(s)


def test_miss_copy_is_herself_again_in_a_hand() -> None:
    """
    She copies value and power in the pile and is Miss Copy when taken (GH-7.10, GH-A6).
    """
    s = table([3, X, X, 12], [13], pile=[2])

    play(s, "play", 3, 1, 2)
    assert [2, 3, copied(3), copied(3)] == s.pile
    assert [("play", 12, 1, 0), TAKE] == offered(s)

    play(s, *TAKE)
    assert [2, 3, 12, X, X] == hand(s, A)


def test_discarded_cards_stay_out() -> None:
    """
    Whatever follows in a round, the discard only grows (GH-7.11).
    """
    s = table([11, 5, 6], [9, 2], pile=[7])

    play(s, "play", 11, 1, 0)
    play(s, "play", 5, 1, 0)
    play(s, *TAKE)

    assert [7, 11] == discard(s)
    assert [2, 5, 9] == hand(s, B)
