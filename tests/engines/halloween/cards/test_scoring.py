from __future__ import annotations

import pytest

from tests.engines.halloween.builders import A, B, final_scores, table

# 12


def test_card_12_scores_coloured_cards_itself_included() -> None:
    """
    3 SP for each held card with a coloured cost (HW-10.12).
    """
    s = table(cards={A: (12, 6, 7, 16)})

    assert (6, 0, 0) == final_scores(s)


# 21


@pytest.mark.parametrize("scare, points", [(2, 0), (3, 2), (8, 4)])
def test_card_21_scores_scare(scare: int, points: int) -> None:
    """
    2 SP for every full 3 scare (HW-10.21).
    """
    s = table(cards={A: (21,)}, scare={A: scare})

    assert points == final_scores(s)[A]


# 22


@pytest.mark.parametrize("lowest, points", [(1, 0), (2, 1), (3, 2), (4, 5), (5, 8)])
def test_card_22_scores_the_lowest_strip(lowest: int, points: int) -> None:
    """
    Blue 0, green 1, yellow 2, orange 5, red 8 (HW-10.22).
    """
    s = table(cards={A: (22,)}, levels={A: (5, lowest, 5)})

    assert points == final_scores(s)[A]


# 26


@pytest.mark.parametrize("owned, points", [("B", 0), ("BG", 3), ("BBGGR", 6)])
def test_card_26_scores_pairs_of_tokens(owned: str, points: int) -> None:
    """
    3 SP for every two tokens (HW-10.26).
    """
    s = table(cards={A: (26,)}, tokens={A: owned})

    assert points == final_scores(s)[A]


# 27


def test_card_27_scores_red_tokens() -> None:
    """
    3 SP for every red token (HW-10.27).
    """
    s = table(cards={A: (27,)}, tokens={A: "RRO", B: "R"})

    assert (6, 0, 0) == final_scores(s)


# 31


def test_card_31_scores_pumpkins_not_placed() -> None:
    """
    4 SP for each, neutral ones included (HW-10.31).
    """
    placed = {("church", "red"): (A, "own"), ("church", "blue"): (A, "neutral")}

    assert (
        4 * 5
        == final_scores(
            table(3, cards={A: (31,)}, pumpkins={("church", "red"): (A, "own")})
        )[A]
    )
    assert 4 * 6 == final_scores(table(2, cards={A: (31,)}, pumpkins=placed))[A]


# 40


@pytest.mark.parametrize(
    "owned, points", [("BGYOR", 12), ("BBGGYYOORR", 24), ("BGYO", 0)]
)
def test_card_40_scores_sets_of_five(owned: str, points: int) -> None:
    """
    12 SP for every set of one token of each colour (HW-10.40).
    """
    assert points == final_scores(table(cards={A: (40,)}, tokens={A: owned}))[A]


# 41


@pytest.mark.parametrize("sp, total", [(9, 9), (10, 11), (99, 108)])
def test_card_41_scores_the_score(sp: int, total: int) -> None:
    """
    1 SP for every full 10 SP (HW-10.41).
    """
    assert total == final_scores(table(cards={A: (41,)}, sp={A: sp}))[A]
