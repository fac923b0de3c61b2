from __future__ import annotations

import pytest

from engines.core.playout import play as play_out
from engines.core.state import Event
from engines.halloween import TITLE
from engines.halloween.state import Table
from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    act,
    asked,
    final_scores,
    names,
    offered,
    play,
    table,
)


def rest(s: Table) -> list[Event]:
    """Rest all strips of the active player and end the turn."""
    told: list[Event] = []
    while offered(s, "rest"):
        told += play(s, offered(s, "rest")[0])
    return told + play(s, END_TURN)


def test_the_round_is_finished_after_the_trigger() -> None:
    """
    All have equally many turns; then the game ends (HW-12.2).
    """
    s = table(3)
    s.starter, s.active = B, A
    s.ending = "cards"
    told = rest(s)

    assert s.outcome is not None
    assert "cards" == s.outcome.reason
    assert ("game_ended", "cards", (0, 1, 2), (0, 0, 0)) in told


def test_the_turn_after_the_starter_is_played() -> None:
    """
    Players to the left of the one who triggers still have their turn (HW-12.2).
    """
    s = table(3)
    s.ending = "pumpkins"
    rest(s)

    assert s.outcome is None
    assert ("take_turn", B) == asked(s)


def test_final_scoring_spends_nothing() -> None:
    """
    Tokens count for 26, 27 and 40 at once (HW-12.3, HW-A34).
    """
    s = table(cards={A: (26, 27, 40)}, tokens={A: "BGYORR"})

    assert 9 + 6 + 12 == final_scores(s)[A]


def test_card_41_comes_last() -> None:
    """
    It counts what the other cards have scored (HW-12.3, HW-10.41).
    """
    s = table(cards={A: (22, 31, 41)}, levels={A: (5, 5, 5)}, sp={A: 8})
    told: list[Event] = []
    s.max_rounds = 1
    while s.outcome is None:
        told += play(s, (offered(s, "rest") or [END_TURN])[0])

    scored = [event for event in told if event[0] == "card_scored"]
    assert [22, 31, 41] == [event[2] for event in scored]
    assert 8 + 8 + 24 + 4 == s.outcome.scores[A]


@pytest.mark.parametrize(
    "sp, tokens, winners, places",
    [
        ({A: 5, B: 4}, {B: "RRR"}, (A,), (1, 2, 3)),
        ({A: 5, B: 5}, {A: "B", B: "BB"}, (B,), (2, 1, 3)),
        ({A: 5, B: 5}, {A: "BG", B: "BB"}, (A, B), (1, 1, 3)),
    ],
)
def test_most_points_win_then_most_tokens(
    sp: dict[int, int],
    tokens: dict[int, str],
    winners: tuple[int, ...],
    places: tuple[int, ...],
) -> None:
    """
    A tie goes to the most tokens left, then it is shared (HW-12.4, HW-A17).
    """
    s = table(3, sp=sp, tokens=tokens)
    final_scores(s)

    assert s.outcome is not None
    assert winners == s.outcome.winners
    assert places == s.outcome.places


def test_the_round_limit_ends_a_game() -> None:
    """
    After so many rounds the game goes to final scoring (HW-12.5, HW-A39).
    """
    s = table(2, max_rounds=2)
    for _ in range(3):
        rest(s)
        assert s.outcome is None
    told = rest(s)

    assert s.outcome is not None
    assert "round_limit" == s.outcome.reason
    assert "game_ended" in names(told)
    assert 100 == TITLE.option_fields["max_rounds"].default


def test_a_trigger_before_the_limit_names_the_reason() -> None:
    """
    In the last round a trigger comes first.
    """
    s = table(2, max_rounds=1)
    s.ending = "cards"
    final_scores(s)

    assert s.outcome is not None
    assert "cards" == s.outcome.reason


def test_only_the_first_trigger_is_told() -> None:
    """
    The end is announced once (HW-12.1).
    """
    others = ("school", "site_4", "site_5", "police_station", "site_6")
    s = table(
        ghosts={"church": "B"},
        pumpkins={(building, "red"): (A, "own") for building in others},
    )
    s.ending = "cards"
    told = play(s, act("haunt"), ("haunt", "church", "blue", "own"))

    assert "end_triggered" not in names(told)
    assert "cards" == s.ending


def test_two_bots_agree_on_a_game() -> None:
    """
    The same key and bots give the same game.
    """
    setup = next(TITLE.setups())
    bots = [TITLE.bots["random"]] * setup.players
    first, second = (
        play_out(TITLE, setup, bots, b"k" * 32, check=True) for _ in range(2)
    )

    assert first == second
