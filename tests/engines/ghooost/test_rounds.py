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
    hand,
    names,
    play,
    table,
)
from tests.engines.ghooost.matches import end_round, match


def test_a_player_without_cards_leaves() -> None:
    """
    Hand and mansion empty after a play: the player is a winner (GH-9.1).
    """
    s = table([9], pile=[4], mansions={A: []})

    assert ("player_left", A, 1) in play(s, "play", 9, 1, 0)
    assert [A] == s.left


def test_nobody_leaves_with_a_mansion_or_before_midnight() -> None:
    """
    A mansion keeps a player in, and before midnight the hand is refilled (GH-9.1).
    """
    s = table([9], pile=[4], mansions={A: [5]})
    play(s, "play", 9, 1, 0)
    assert [] == s.left

    s = table([9], pile=[4], crypt=[5])
    play(s, "play", 9, 1, 0)
    assert ([], [5]) == (s.left, hand(s, A))


def test_leaving_ends_the_turn() -> None:
    """
    A double that empties the hand gives no further turn (GH-9.2, GH-A17).
    """
    s = table([9, 9], pile=[4], mansions={A: []})

    assert "further_turn" not in names(play(s, "play", 9, 2, 0))
    assert B == acting(s)


def test_the_others_go_on_with_the_cemetery_as_it_lies() -> None:
    """
    The cemetery stays for those who remain (GH-9.3, GH-A17).
    """
    s = table([9], pile=[4], beside=1, mansions={A: []})

    play(s, "play", 9, 1, 0)

    assert ([4, 9], 1) == (s.pile, s.beside)


def test_the_last_one_in_has_lost() -> None:
    """
    When one player remains the round ends at once (GH-9.4).
    """
    s = table([9], pile=[4], mansions={A: []})
    s.left = [C]

    events = play(s, "play", 9, 1, 0)

    assert ("round_ended", B, (C, A)) in events
    assert Outcome("last_one_in", (A, C), (2, 3, 1), ()) == s.outcome


def test_everybody_passing_in_a_row_is_a_deadlock() -> None:
    """
    Only players still in count; the one who would act next goes first (GH-9.5, GH-9.7).
    """
    s = table([X], [], [X], [X], players=4)
    s.left = [B]

    play(s, *PASS)
    play(s, *PASS)
    assert s.outcome is None
    events = play(s, *PASS)

    assert ["passed", "round_adjudicated"] == names(events)[:2]
    assert ("round_ended", D, (B, A, C)) in events
    assert Outcome("deadlock", (A, B, C), (2, 1, 3, 4), ()) == s.outcome


def test_another_action_breaks_a_row_of_passes() -> None:
    """
    Passes count in immediate succession only; a skipped turn is none (GH-9.5, GH-A19).
    """
    s = table([X], [K, X, X], [X, 2])

    play(s, *PASS)
    assert 1 == s.passes
    play(s, *PLAY_KITTY)
    assert 0 == s.passes
    play(s, *TAKE)
    play(s, *PASS)

    assert 1 == s.passes
    assert s.outcome is None


@pytest.mark.parametrize(
    "hands, action",
    [
        ([5, 2, 2, 2], ("play", 5, 1, 0)),
        ([5, 2, 2, 2], TAKE),
        ([K, 2, 2, 2], PLAY_KITTY),
    ],
)
def test_actions_without_progress_are_counted(
    hands: list[int], action: tuple[object, ...]
) -> None:
    """
    An action that draws, turns up and discards nothing adds to the count (GH-9.6).
    """
    s = table(hands, pile=[4])
    s.idle = 7

    play(s, *action)

    assert 8 == s.idle


def test_an_action_with_a_further_turn_is_counted() -> None:
    """
    Actions of further turns are actions, and none of them is progress (GH-9.6).
    """
    s = table([5, 5, 6, 6, 2, 2, 2, 2], pile=[4])
    s.idle = 7

    play(s, "play", 5, 2, 0)
    assert (8, A) == (s.idle, acting(s)), "the count goes on through a double"
    play(s, "play", 6, 2, 0)
    assert (9, A) == (s.idle, acting(s))

    s = table([5, 5, 2], [9, 9], no_progress_actions=20)
    s.idle = 19
    events = play(s, "play", 5, 2, 0)
    assert ("round_adjudicated", "no_progress") in events


def test_a_pass_is_an_action_without_progress() -> None:
    """
    PASS counts as an action (GH-9.6).
    """
    s = table([X])

    play(s, *PASS)

    assert 1 == s.idle


def test_progress_starts_the_count_anew() -> None:
    """
    Discarding, drawing, turning up and leaving are progress (GH-9.6).
    """
    for s, action in (
        (table([11, 2], pile=[4]), ("play", 11, 1, 0)),
        (table([5, 2, 2, 2], pile=[4], crypt=[9, 9]), ("play", 5, 1, 0)),
        (table([2, 2, 2, 5, 5], pile=[4], crypt=[9]), TRY_LUCK),
        (table([2, 2, 2, 5, 5], pile=[4], crypt=[1]), TRY_LUCK),
        (table([2, 2, 2, 5, 5], pile=[4], crypt=[K]), TRY_LUCK),
        (table([2, 2, 2, 5, 5], pile=[4], crypt=[X]), TRY_LUCK),
        (table([], pile=[4], mansions={A: [9, 9]}), EMPTY_MANSION),
        (table([], pile=[4], mansions={A: [2, 9]}), EMPTY_MANSION),
        (table([], pile=[4], mansions={A: [K, 9]}), EMPTY_MANSION),
        (table([9], pile=[4], mansions={A: []}), ("play", 9, 1, 0)),
    ):
        s.idle = 7

        play(s, *action)

        assert 0 == s.idle, action


def test_a_round_without_progress_is_adjudicated() -> None:
    """
    The number of actions is an option; 300 unless said otherwise (GH-9.6, GH-A19).
    """
    assert 300 == table([5]).no_progress_actions

    s = table([5, 2], [5], [5, 5, 5], no_progress_actions=20)
    s.idle = 18
    play(s, "play", 5, 1, 0)
    assert s.outcome is None
    events = play(s, *TAKE)

    assert ("round_adjudicated", "no_progress") in events
    assert Outcome("no_progress", (A, B), (1, 2, 3), ()) == s.outcome


def test_adjudication_is_by_fewest_cards_then_by_turn() -> None:
    """
    Fewest of hand and mansion leave first; the sooner turn breaks a tie (GH-9.7).
    """
    s = table([9, 9, 2], [5], [5], [5, 5], players=4, no_progress_actions=20)
    s.mansions = [(13,), (13, 13), (13, 13), (13,)]
    s.idle = 19
    s.direction = -1

    events = play(s, "play", 9, 1, 0)

    # A has 2 + 1, B and C 1 + 2, D 2 + 1: all tie, and D acts next, then C, B, A.
    assert ("round_ended", A, (D, C, B)) in events


def test_adjudication_adds_hand_and_mansion() -> None:
    """
    The sum of both counts, however they are spread (GH-9.7).
    """
    s = table([9, 9], [5, 5, 5, 5], [5] * 6, [5], players=4, no_progress_actions=20)
    s.mansions = [(13,) * 4, (13,) * 2, (), (13,) * 6]
    s.idle = 19

    events = play(s, "play", 9, 1, 0)

    # A has 1 + 4, B 4 + 2, C 6 + 0, D 1 + 6: the order of the sums, B before C by turn.
    assert ("round_ended", D, (A, B, C)) in events


def test_adjudication_follows_the_action_in_full() -> None:
    """
    The skip of the last action counts before the order is taken (GH-9.7).
    """
    s = table([K, 5], [5], [5], no_progress_actions=20)
    s.mansions = [(13,), (13,), (13,)]
    s.idle = 19

    events = play(s, *PLAY_KITTY)

    assert ["kitty_played", "turn_skipped", "round_adjudicated"] == names(events)[:3]
    assert ("round_ended", B, (C, A)) in events
    assert 1 == s.beside


@pytest.mark.parametrize("points", [[2, 3], [2, 1, 3], [2, 1, 1, 3], [2, 1, 1, 1, 3]])
def test_points_of_a_match(points: list[int]) -> None:
    """
    One for leaving, one more for the first, two for the last (GH-10.2).

    The loser gets a Boo token and no points (GH-10.1).
    """
    players = len(points) + 1
    s = match(players)

    end_round(s, *range(players))

    assert [*points, 0] == s.scores
    assert [0] * (players - 1) + [1] == s.boos


def test_a_match_goes_on_until_a_second_boo() -> None:
    """
    One Boo each changes nothing; the second ends the match (GH-10.3).
    """
    s = match(3)

    end_round(s, A, B, C)
    end_round(s, A, C, B)
    end_round(s, B, C, A)
    assert s.outcome is None
    assert 4 == s.round
    end_round(s, A, B, C)

    assert Outcome("match", (B,), (2, 1, 3), (6, 8, 6)) == s.outcome


def test_the_winner_has_fewer_than_two_boos() -> None:
    """
    The highest score wins among those with fewer than two Boos (GH-10.4, GH-A20).
    """
    s = match(3, scores=[2, 0, 20], boos=[1, 0, 1])

    end_round(s, B, A, C)

    assert s.outcome is not None
    assert ("match", (A,)) == s.outcome[:2]


def test_a_tie_is_played_off_by_everybody() -> None:
    """
    A full round follows with all players, and points go on (GH-10.5, GH-10.6).
    """
    s = match(4, scores=[5, 4, 4, 3], boos=[0, 1, 0, 1])

    end_round(s, A, B, C, D)
    assert ([7, 5, 7, 3], None) == (s.scores, s.outcome)
    assert [4, 4, 4, 4] == s.held

    end_round(s, B, D, A, C)
    assert ([10, 7, 7, 4], [0, 1, 1, 2]) == (s.scores, s.boos)
    assert Outcome("match", (A,), (1, 2, 2, 4), (10, 7, 7, 4)) == s.outcome


def test_a_player_who_was_not_tied_may_overtake() -> None:
    """
    The tie round is open to everybody with fewer than two Boos (GH-10.5, GH-A20).
    """
    s = match(4, scores=[7, 7, 5, 3], boos=[0, 0, 0, 2])

    end_round(s, D, A, C, B)

    assert ([8, 7, 8, 5], None) == (s.scores, s.outcome)

    end_round(s, A, B, C, D)

    assert Outcome("match", (C,), (2, 3, 1, 4), (10, 8, 11, 5)) == s.outcome


def test_a_second_boo_in_a_further_round_excludes() -> None:
    """
    Who reaches two Boos in a tie round cannot win any more (GH-10.6).
    """
    s = match(3, scores=[9, 9, 1], boos=[1, 1, 2])

    end_round(s, C, B, A)

    assert Outcome("match", (B,), (2, 1, 3), (9, 12, 3)) == s.outcome


def test_whoever_has_more_than_two_boos_stays_behind_those_who_may_win() -> None:
    """
    A third Boo excludes as the second did, whatever the points (GH-10.4, GH-10.6).
    """
    s = match(3, scores=[9, 2, 20], boos=[0, 0, 2])

    end_round(s, B, A, C)

    assert Outcome("match", (A,), (1, 2, 3), (12, 4, 20)) == s.outcome
    assert 3 == s.boos[C]


def test_boo_tokens_never_run_out() -> None:
    """
    More Boo tokens than the box has are given all the same (GH-10.7, GH-A21).
    """
    s = match(3, scores=[9, 9, 1], boos=[1, 0, 9])

    end_round(s, B, A, C)

    assert [1, 0, 10] == s.boos


def test_a_single_round_has_no_points() -> None:
    """
    All who left have won, the last one has lost (GH-10.8).
    """
    s = table([9], pile=[4], mansions={A: []})
    s.left = [C]

    events = play(s, "play", 9, 1, 0)

    assert {"points_scored", "boo_given"}.isdisjoint(names(events))
    assert ([0, 0, 0], [0, 0, 0]) == (s.scores, s.boos)
    assert ("game_ended", (A, C)) == events[-1]


def test_two_players_play_one_round() -> None:
    """
    The one who leaves wins, the other loses (GH-11.1).
    """
    s = table([9], players=2, pile=[4], mansions={A: []})

    play(s, "play", 9, 1, 0)

    assert Outcome("last_one_in", (A,), (1, 2), ()) == s.outcome


def test_twist_with_two_players() -> None:
    """
    The direction changes, the opponent is next either way (GH-11.2).
    """
    s = table([8, 2], players=2, pile=[4])

    play(s, "play", 8, 1, 0)

    assert (-1, B) == (s.direction, acting(s))


def test_kitty_with_two_players_comes_after_the_refill() -> None:
    """
    Kitty's player draws and acts again (GH-11.3, GH-A16).
    """
    s = table([K, 2, 2, 2], players=2, crypt=[9, 10])

    events = play(s, *PLAY_KITTY)

    assert ["kitty_played", "cards_drawn", "turn_skipped"] == names(events)
    assert ([2, 2, 2, 9], A) == (hand(s, A), acting(s))
