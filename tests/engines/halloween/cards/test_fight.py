from __future__ import annotations

from typing import Any

import pytest

from engines.halloween.board import BUILDINGS
from engines.halloween.state import Table
from tests.engines.decisions import assert_asks
from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    A,
    B,
    C,
    act,
    asked,
    can_act,
    ghosts,
    names,
    offered,
    play,
    refused,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")

# 3


@pytest.mark.parametrize("target, points", [("blue", 2), ("yellow", 3)])
def test_card_3_scores_victories(target: str, points: int) -> None:
    """
    2 SP against a weaker, 3 SP against a stronger ghost (HW-10.3).
    """
    s = table(2, ghosts={"church": "BBGY"}, cards={A: (3,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), ({"blue": 4, "yellow": 8}[target], 1))
    play(s, act("fight"), ("fight", "church", "green", "church", target))

    assert points == s.sp[A]


def test_card_3_scores_nothing_for_a_lost_fight() -> None:
    """
    Only winning scores (HW-10.3).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (3,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 1), (8, 8))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert 0 == s.sp[A]


# 5


def test_card_5_attacks_its_own_colour() -> None:
    """
    Two ghosts of a colour may fight each other, with two dice alike (HW-10.5).
    """
    s = table(2, ghosts={"church": "BB", "school": "B"}, cards={A: (5,)})
    rolls(s, (4, 2), (4, 2))
    play(s, act("fight"))

    assert [("fight", "church", "blue", "church", "blue")] == offered(s)
    assert (("HW-5.5.1", "HW-10.5"), "no_pair") == (
        refused(s, "fight", "school", "blue", "school", "blue")
    )
    told = play(s, ("fight", "church", "blue", "church", "blue"))
    assert ("roll_settled", (3, 2)) in told
    assert "B" == tokens(s)


def test_card_5_does_not_help_the_defence() -> None:
    """
    One is added to the own attack only (HW-10.5).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={B: (5,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 4), (8, 3))

    assert ("roll_settled", (4, 3)) in play(s, act("fight"), GREEN_ON_YELLOW)


# 11


def test_card_11_scares_by_the_loser() -> None:
    """
    Winning gives scare equal to the level of the loser (HW-10.11).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (11,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert 3 == s.scare[A]


def test_card_11_gives_nothing_for_a_lost_fight() -> None:
    """
    A tie is no victory (HW-10.11).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (11,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 3), (8, 3))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert 0 == s.scare[A]


# 17


def won_by_green(**more: Any) -> Table:
    s = table(2, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)}, **more)
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)
    return s


def test_card_17_sends_the_winner_anywhere() -> None:
    """
    After a win the winner may go to any other building with room (HW-10.17).
    """
    s = won_by_green(cards={A: (17,)}, bonus={"site_6": "one_sp", "school": "reroll"})
    assert ("send_winner", A) == asked(s)
    assert 6 == len(offered(s))
    play(s, ("relocate", "church", "green", "site_6"))

    assert "G" == ghosts(s, "site_6")
    assert 7 == s.slots[0]


def test_card_17_may_be_declined() -> None:
    """
    The winner may stay (HW-10.17, HW-9.7).
    """
    s = won_by_green(cards={A: (17,)})
    play(s, DECLINE)

    assert "BG" == ghosts(s, "church")


def test_card_17_is_for_winners() -> None:
    """
    A lost fight sends nobody (HW-10.17).
    """
    s = table(2, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)}, cards={A: (17,)})
    rolls(s, (6, 1), (8, 8))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("take_turn", A) == asked(s)


# 20


def test_card_20_fights_every_other_ghost_once() -> None:
    """
    One attacker, each ghost present at the start at most once (HW-10.20, HW-A31).
    """
    s = table(2, ghosts={"church": "BBGY"}, cards={A: (20,)}, levels={A: (2, 2, 2)})
    rolls(s, (6, 6), (4, 1), (6, 1), (4, 4), (6, 6), (8, 1))
    play(s, act("fight"))
    assert 4 == len(offered(s, "fight_all"))
    told = play(s, ("fight_all", "church", "green", "blue"))
    assert ("series_started", A, "church", "green") in told
    assert ("fight_on", A) == asked(s)
    assert [("fight_next", "blue"), ("fight_next", "yellow"), ("stop",)] == offered(s)

    play(s, ("fight_next", "blue"))
    assert "BGY" == ghosts(s, "church")
    assert [("fight_next", "yellow"), ("stop",)] == offered(s)
    assert (("HW-10.20",), "no_foe") == refused(s, "fight_next", "blue")
    assert (("HW-10.20",), "not_offered") == refused(s, "decline")

    told = play(s, ("fight_next", "yellow"))
    assert "BG" == ghosts(s, "church")
    assert "series_ended" in names(told)
    assert () == s.foes


@pytest.mark.parametrize("building", BUILDINGS)
def test_card_20_counts_the_ghosts_of_its_own_building(building: str) -> None:
    """
    Ghosts in the buildings before and after it are no part of the series (HW-10.20).
    """
    s = table(
        2,
        ghosts={**dict.fromkeys(BUILDINGS[:5], "R"), building: "BBG"},
        cards={A: (20,)},
        levels={A: (2, 2, 2)},
    )
    play(s, act("fight"), ("fight_all", building, "green", "blue"))

    assert_asks(s, "fight_on", A)
    assert [("fight_next", "blue"), ("stop",)] == offered(s)
    assert (1, 0, 0, 0, 0) == s.foes


def test_card_20_stays_in_the_building_whatever_card_35_reaches() -> None:
    """
    HW-10.20, HW-11.9: no series against another building, wherever and however named.
    """
    s = table(
        ghosts={"church": "Y", "police_station": "BG", "school": "O", "site_6": "R"},
        cards={A: (20, 35)},
        levels={A: (2, 2, 2)},
    )
    play(s, act("fight"))

    assert {
        ("fight_all", "police_station", "blue", "green"),
        ("fight_all", "police_station", "green", "blue"),
    } == set(offered(s, "fight_all"))


def test_card_20_may_stop_after_the_first_and_is_then_used_up() -> None:
    """
    The series stops at will; the card counts for this turn (HW-10.20).
    """
    s = table(2, ghosts={"church": "BBGY"}, cards={A: (20,)}, levels={A: (2, 2, 2)})
    play(s, act("fight"), ("fight_all", "church", "green", "blue"), ("stop",))
    assert ("take_turn", A) == asked(s)

    play(s, act("fight", 1))
    assert [] == offered(s, "fight_all")


def test_card_20_names_the_roller_of_each_fight() -> None:
    """
    Each fight of the series has its own roller (HW-10.20).
    """
    s = table(3, ghosts={"church": "BGY"}, cards={A: (20,)}, levels={A: (2, 2, 2)})
    rolls(s, (6, 1), (4, 4))
    play(s, act("fight"), ("fight_all", "church", "green", "blue"), ("ask", B))
    play(s, ("fight_next", "yellow"))

    assert ("choose_roller", A) == asked(s)
    told = play(s, ("ask", C))
    assert ("dice_taken", A, ("green", "yellow"), (A, C)) in told


def test_card_20_takes_normal_targets_only() -> None:
    """
    Other figures of the attacker's colour need card 5 (HW-10.20).
    """
    ghosts_ = {"church": "BGG"}
    s = table(2, ghosts=ghosts_, cards={A: (20,)}, levels={A: (2, 2, 2)})
    play(s, act("fight"), ("fight_all", "church", "green", "blue"))
    assert ("take_turn", A) == asked(s) or ("place_blue", A) == asked(s)

    s = table(2, ghosts=ghosts_, cards={A: (5, 20)}, levels={A: (2, 2, 2)})
    rolls(s, (6, 1), (4, 4))
    play(s, act("fight"), ("fight_all", "church", "green", "blue"))
    assert [("fight_next", "green"), ("stop",)] == offered(s)


def test_card_20_with_card_5_never_fights_the_attacker_itself() -> None:
    """
    As many fights against a colour as *other* ghosts of it stood there (HW-10.20).
    """
    cards, levels = {A: (5, 20)}, {A: (2, 2, 2)}
    s = table(2, ghosts={"church": "BBGG"}, cards=cards, levels=levels)
    rolls(s, (6, 1), (6, 6))
    play(s, act("fight"), ("fight_all", "church", "green", "green"))
    assert_asks(s, "fight_on", A)
    assert [("fight_next", "blue"), ("stop",)] == offered(s)
    assert (("HW-10.20",), "no_foe") == refused(s, "fight_next", "green")

    s = table(2, ghosts={"church": "BBGG"}, cards=cards, levels=levels)
    rolls(s, (6, 1), (4, 4), (6, 1), (6, 6))
    play(s, act("fight"), ("fight_all", "church", "green", "blue"))
    play(s, ("fight_next", "green"))
    assert_asks(s, "fight_on", A)
    assert [("fight_next", "blue"), ("stop",)] == offered(s)


# 25


def test_card_25_beats_weaker_ghosts_without_dice() -> None:
    """
    A weaker target is beaten at once, and nobody is asked to roll (HW-10.25, HW-5.5.2).
    """
    s = table(3, ghosts={"church": "BBGY"}, cards={A: (25,)}, levels={A: (2, 1, 1)})
    told = play(s, act("fight"), ("fight", "church", "green", "church", "blue"))

    assert "BGY" == ghosts(s, "church")
    assert "dice_taken" not in names(told)


def test_card_25_rolls_against_stronger_ghosts() -> None:
    """
    A stronger target is fought as ever (HW-10.25).
    """
    s = table(3, ghosts={"church": "BBGY"}, cards={A: (25,)}, levels={A: (2, 1, 1)})
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("choose_roller", A) == asked(s)


# 28


def test_card_28_doubles_the_token_of_a_victory() -> None:
    """
    Two tokens of the loser's colour in place of one (HW-10.28).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (28,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert "YY" == tokens(s)


def test_card_28_gives_nothing_for_a_lost_fight() -> None:
    """
    No victory, no token (HW-10.28).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (28,)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 1), (8, 8))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert "" == tokens(s)


# 35


def test_card_35_fights_in_any_building() -> None:
    """
    The target may stand elsewhere, with card 5 also of the own colour (HW-10.35).
    """
    ghosts_ = {"church": "B", "school": "G", "site_4": "B"}
    s = table(2, ghosts=ghosts_, cards={A: (35,)})
    play(s, act("fight"))
    assert [
        ("fight", "church", "blue", "school", "green"),
        ("fight", "site_4", "blue", "school", "green"),
    ] == offered(s)

    s = table(2, ghosts=ghosts_, cards={A: (5, 35)})
    play(s, act("fight"))
    assert ("fight", "church", "blue", "site_4", "blue") in offered(s)
    assert ("fight", "church", "blue", "church", "blue") not in offered(s)


def test_card_35_takes_the_target_from_its_own_building() -> None:
    """
    The loser leaves the building where it stands (HW-10.35).
    """
    s = table(2, ghosts={"church": "B", "school": "GG"}, cards={A: (35,)})
    rolls(s, (4, 4), (6, 1))
    told = play(s, act("fight"), ("fight", "church", "blue", "school", "green"))

    assert "G" == ghosts(s, "school")
    assert ("fight_won", A, "blue", "school", "green") in told


def test_without_card_35_no_fight_is_possible_over_a_distance() -> None:
    """
    A lone ghost cannot fight without the card (HW-10.35).
    """
    ghosts_ = {"church": "B", "school": "G"}

    assert not can_act(table(ghosts=ghosts_), "fight")
    assert can_act(table(ghosts=ghosts_, cards={A: (35,)}), "fight")


# 36


def test_card_36_takes_the_difference_of_the_dice() -> None:
    """
    Once a turn, whatever the outcome, before it is settled (HW-10.36, HW-A26).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (36,)}, levels={A: (2, 2, 1)})
    rolls(s, (6, 2), (8, 7), (6, 5), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)
    assert ("take_difference", A) == asked(s)
    told = play(s, ACCEPT)

    assert 5 == s.scare[A]
    assert ["card_used", "scare_gained", "roll_settled", "fight_lost"] == names(told)
    play(s, act("fight", 1), GREEN_ON_YELLOW)
    assert ("take_turn", A) == asked(s)


def test_card_36_may_be_kept_for_a_better_fight() -> None:
    """
    A declined difference leaves the card fresh (HW-10.36).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (36,)}, levels={A: (2, 2, 1)})
    rolls(s, (6, 2), (8, 7), (6, 5), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW, DECLINE, act("fight", 1), GREEN_ON_YELLOW)

    assert ("take_difference", A) == asked(s)


def test_card_36_needs_a_difference() -> None:
    """
    Equal dice yield nothing and are not offered (HW-10.36).
    """
    s = table(2, ghosts={"church": "BGY"}, cards={A: (36,)}, levels={A: (2, 2, 1)})
    rolls(s, (6, 2), (8, 2))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("take_turn", A) == asked(s)
