from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    A,
    B,
    act,
    asked,
    can_act,
    levels,
    names,
    offered,
    play,
    rolls,
    table,
    tokens,
)

# 1


def test_card_1_haunts_next_to_two_ghosts() -> None:
    """
    One Haunt a turn reaches a building beside two ghosts of the colour.

    (HW-10.1, HW-9.1, HW-A20)
    """
    s = table(
        ghosts={"church": "BB", "site_5": "BG"}, cards={A: (1,)}, levels={A: (2, 2, 2)}
    )
    play(s, act("haunt"))

    assert {
        ("haunt", "church", "blue", "own"),
        ("haunt", "site_5", "blue", "own"),
        ("haunt", "site_5", "green", "own"),
        ("haunt", "school", "blue", "own"),
        ("haunt", "site_4", "blue", "own"),
        ("haunt", "police_station", "blue", "own"),
    } == set(offered(s))
    told = play(s, ("haunt", "school", "blue", "own"))
    assert ("card_used", A, 1) in told
    assert 2 == s.sp[A]
    # Once per turn: the next Haunt needs its ghost.
    play(s, act("haunt", 1))
    assert {"church", "site_5"} == {option[1] for option in offered(s)}


def test_card_1_takes_no_building_away() -> None:
    """
    HW-10.1, HW-5.6.1: a lone ghost beside two of its colour still haunts where it is.
    """
    s = table(ghosts={"church": "BB", "school": "B"}, cards={A: (1,)})
    play(s, act("haunt"))

    assert {"school", "church", "site_4", "police_station"} == {
        option[1] for option in offered(s)
    }


def test_card_1_is_not_used_up_by_a_haunt_with_its_ghost() -> None:
    """
    A Haunt that needs no neighbour leaves the card fresh (HW-10.1, HW-9.7).
    """
    s = table(ghosts={"church": "BB"}, cards={A: (1,)})
    told = play(s, act("haunt"), ("haunt", "church", "blue", "own"))

    assert "card_used" not in names(told)


# 18


def test_card_18_rolls_for_scare_after_a_haunt() -> None:
    """
    The die of the colour used gives that much scare (HW-10.18, HW-A21).
    """
    s = table(ghosts={"church": "BY"}, cards={A: (18,)}, levels={A: (3, 3, 3)})
    rolls(s, (8, 7))
    play(s, act("haunt"), ("haunt", "church", "yellow", "own"))
    assert ("roll_haunt", A) == asked(s)
    told = play(s, ACCEPT)

    assert 7 == s.scare[A]
    assert "" == tokens(s)
    assert ("dice_taken", A, ("yellow",), (A,)) in told


def test_card_18_may_be_declined() -> None:
    """
    Rolling is optional (HW-10.18).
    """
    s = table(ghosts={"church": "B"}, cards={A: (18,)})
    play(s, act("haunt"), ("haunt", "church", "blue", "own"), DECLINE)

    assert 0 == s.scare[A]


# 46


def test_card_46_takes_a_pumpkin_back() -> None:
    """
    In place of a Haunt, with a ghost of its colour there, for half its score.

    (HW-10.46)
    """
    s = table(
        ghosts={"church": "BY"},
        levels={A: (3, 2, 1)},
        cards={A: (46,)},
        pumpkins={
            ("church", "yellow"): (A, "own"),
            ("church", "blue"): (B, "own"),
            ("school", "blue"): (A, "own"),
        },
        sp={A: 8},
    )
    assert not can_act(s, "haunt", 1)
    play(s, act("haunt"))
    assert [("take_back", "church", "yellow")] == offered(s)
    told = play(s, ("take_back", "church", "yellow"))

    assert 5 == s.own_left[A]
    assert 8 - 3 == s.sp[A]
    assert ("pumpkin_taken_back", A, "church", "yellow", "own") in told
    assert s.unhaunted[2] >> 1 & 1


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_card_46_costs_half_of_what_was_scored(colour: str) -> None:
    """
    Half of twice the level is the level (HW-10.46, HW-A29).
    """
    s = table(ghosts={"church": "BR"}, levels={A: (5, 5, 5)}, cards={A: (46,)})
    play(s, act("haunt"), ("haunt", "church", colour, "own"))
    before = s.sp[A]
    play(s, act("haunt", 1), ("take_back", "church", colour))

    assert before // 2 == s.sp[A]


# 49


def test_card_49_raises_a_strip_with_each_haunt() -> None:
    """
    One level for nothing, or not (HW-10.49).
    """
    s = table(cards={A: (49,)}, levels={A: (1, 5, 2)})
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"))
    assert ("raise_by_haunt", A) == asked(s)
    assert [("raise", 0), ("raise", 2), DECLINE] == offered(s)
    play(s, ("raise", 2))

    assert [1, 5, 3] == levels(s)


def test_card_49_may_be_declined_and_stops_at_5() -> None:
    """
    With all strips at 5 nothing is asked (HW-10.49, HW-4.3).
    """
    s = table(cards={A: (49,)})
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"), DECLINE)
    assert [1, 1, 1] == levels(s)

    s = table(cards={A: (49,)}, levels={A: (5, 5, 5)})
    play(s, act("haunt"), ("haunt", "police_station", "blue", "own"))
    assert ("take_turn", A) == asked(s)
