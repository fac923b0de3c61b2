from __future__ import annotations

import pytest

from tests.engines.ghooost.builders import (
    EMPTY_MANSION,
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
    table,
)


@pytest.mark.parametrize("direction, follows", [(1, B), (-1, D)])
def test_turns_go_round_in_the_current_direction(direction: int, follows: int) -> None:
    """
    The next player is the neighbour in the current direction (GH-3.1).
    """
    s = table([5, 2], players=4)
    s.direction = direction

    play(s, "play", 5, 1, 0)

    assert follows == acting(s)


def test_players_who_left_are_passed_over() -> None:
    """
    A player who has left is asked no more (GH-3.1).
    """
    s = table([5, 2], players=4)
    s.left = [B, C]

    play(s, "play", 5, 1, 0)

    assert D == acting(s)


def test_a_turn_is_one_action() -> None:
    """
    After one action without a reason to go on the turn passes (GH-3.2).
    """
    s = table([5, 6, 7], players=3, crypt=[2] * 9)

    events = play(s, "play", 5, 1, 0)

    assert "further_turn" not in names(events)
    assert B == acting(s)


def test_midnight_strikes_when_the_last_card_is_turned_up() -> None:
    """
    The crypt's last card ends the time before midnight at once (GH-3.3, GH-A5).
    """
    s = table([1, 2, 2], pile=[5], crypt=[6])

    events = play(s, *TRY_LUCK)

    assert ["card_turned_up", "midnight_struck"] == names(events)
    assert [1, 2, 2] == hand(s, A)
    assert TRY_LUCK not in offered(s)


def test_midnight_strikes_in_the_middle_of_a_refill() -> None:
    """
    A refill stops where the crypt ends, and it is after midnight (GH-3.3, GH-A5).
    """
    s = table([5], pile=[4], crypt=[2, 3])

    events = play(s, "play", 5, 1, 0)

    assert [2, 3] == hand(s, A)
    assert ["ghosts_played", "cards_drawn", "midnight_struck"] == names(events)


def test_midnight_never_reverts() -> None:
    """
    Cards never come back to the crypt: after midnight it stays so (GH-3.3).
    """
    s = table([5, 9], [6], [7], pile=[4])

    for option in (("play", 5, 1, 0), ("play", 6, 1, 0), TAKE):
        play(s, *option)

        assert [] == s.crypt
        assert TRY_LUCK not in offered(s)


def test_mansions_are_closed_before_midnight() -> None:
    """
    Before midnight even an empty hand cannot use the mansion (GH-3.4).
    """
    s = table([], crypt=[5, 5])

    assert [TRY_LUCK] == offered(s)


def test_the_hand_is_refilled_to_four() -> None:
    """
    After an action before midnight the player draws up to four cards (GH-3.5).
    """
    s = table([5, 9], pile=[4], crypt=[2, 3, 6, 7])

    events = play(s, "play", 5, 1, 0)

    assert [2, 3, 6, 9] == hand(s, A)
    assert ("cards_drawn", A, 3, ("ghost_02", "ghost_03", "ghost_06")) in events
    assert [7] == s.crypt


def test_luck_and_kitty_are_followed_by_a_refill_too() -> None:
    """
    Whichever the action was, the refill follows (GH-3.5, GH-8.2).
    """
    s = table([9], pile=[4], crypt=[5, 2, 2, 2, 7])
    play(s, *TRY_LUCK)
    assert [2, 2, 2, 9] == hand(s, A)

    s = table([K, 9], crypt=[2, 2, 2, 7])
    play(s, *PLAY_KITTY)
    assert [2, 2, 2, 9] == hand(s, A)

    s = table([9], pile=[5], crypt=[2, 3, 6, 7])
    play(s, *TAKE)
    assert [2, 3, 5, 9] == hand(s, A)

    s = table([9], crypt=[X, 2, 3, 6])
    play(s, *TRY_LUCK)
    assert [2, 3, 9, X] == hand(s, A)


def test_the_refill_comes_before_the_further_turn() -> None:
    """
    A double is followed by the refill and then by the further turn (GH-3.6).
    """
    s = table([5, 5, 2, 2], pile=[4], crypt=[9, 10, 3])

    events = play(s, "play", 5, 2, 0)

    assert ["ghosts_played", "cards_drawn", "further_turn"] == names(events)
    assert ("play", 10, 1, 0) in offered(s)


def test_nobody_draws_after_midnight() -> None:
    """
    After midnight a small hand stays small (GH-3.7).
    """
    s = table([5, 9], pile=[4])

    assert ["ghosts_played"] == names(play(s, "play", 5, 1, 0))
    assert [9] == hand(s, A)


def test_the_order_of_resolution() -> None:
    """
    Play, quartet, reversal, discard, refill, further turn: in this order (GH-8.1).
    """
    s = table([8, 8, 2], pile=[7, 8, copied(8)], beside=1, crypt=[5, 5, 5, 5])

    events = play(s, "play", 8, 2, 0)

    assert [
        "ghosts_played",
        "quartet_made",
        "direction_reversed",
        "cemetery_discarded",
        "cards_drawn",
        "further_turn",
    ] == names(events)
    assert [7, 8, 8, 8, X, K] == discard(s)
    assert ("cemetery_discarded", 6) in events


def test_leaving_comes_before_the_further_turn() -> None:
    """
    A player without cards leaves and takes no further turn (GH-8.1, GH-9.2).
    """
    s = table([8, 8], pile=[8, 8], mansions={A: []})

    events = play(s, "play", 8, 2, 0)

    assert [
        "ghosts_played",
        "quartet_made",
        "direction_reversed",
        "cemetery_discarded",
        "player_left",
    ] == names(events)
    assert C == acting(s)


def test_after_a_take_the_turn_passes() -> None:
    """
    TAKE and an invalid card end the turn (GH-8.2).
    """
    s = table([5], pile=[9])
    play(s, *TAKE)
    assert B == acting(s)

    s = table([], pile=[9], mansions={A: [5]})
    play(s, *EMPTY_MANSION)
    assert B == acting(s)
    assert [5, 9] == hand(s, A)
