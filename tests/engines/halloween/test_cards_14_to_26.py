from __future__ import annotations

from typing import Any

import pytest

from engines.halloween.state import Table
from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    DONE,
    A,
    B,
    C,
    act,
    asked,
    final_scores,
    ghosts,
    names,
    offered,
    on_fields,
    play,
    refused,
    rolls,
    table,
    tokens,
)

GREEN_ON_YELLOW = ("fight", "church", "green", "church", "yellow")


# 14


def test_card_14_uses_an_occupied_field_without_a_disc() -> None:
    """
    No disc is placed or needed, the strip is marked used (HW-10.14, HW-3.5, HW-A23).
    """
    s = table(
        cards={A: (14,)}, fields={A: {0: ("scare",), 1: ("scare",)}}, discs={A: 0}
    )
    before = on_fields(s)
    told = play(s, act("scare", reused=True), ("scare", "police_station", "blue"))

    assert ("card_used", A, 14) in told
    assert before == on_fields(s)
    assert not s.unused & 1
    assert [] == offered(s, "act")


def test_card_14_is_for_occupied_fields() -> None:
    """
    A free field needs its disc (HW-10.14).
    """
    s = table(cards={A: (14,)}, fields={A: {0: ("scare",)}})

    assert [act("scare", reused=True)] == [o for o in offered(s, "act") if o[4]]
    assert (("HW-10.14",), "field_free") == refused(s, *act("move", reused=True))


# 15


def test_card_15_moves_a_second_ghost() -> None:
    """
    Another ghost may move under the same conditions, or none (HW-10.15, HW-A48).
    """
    s = table(ghosts={"church": "BG", "site_6": "B"}, cards={A: (15,)})
    play(s, act("move"), ("move", "church", "blue", "school"))

    assert ("move_another", A) == asked(s)
    assert {
        ("move", "site_6", "blue", "site_4"),
        ("move", "site_6", "blue", "police_station"),
        DECLINE,
    } == set(offered(s))
    assert (("HW-10.15",), "moved_already") == (
        refused(s, "move", "school", "blue", "site_5")
    )
    assert (("HW-4.1",), "level") == refused(s, "move", "church", "green", "site_4")
    assert (("HW-10.15",), "not_offered") == refused(s, "accept")

    play(s, ("move", "site_6", "blue", "site_4"))
    assert "B" == ghosts(s, "site_4")
    assert ("take_turn", A) == asked(s)


def test_card_15_may_move_another_of_the_colour_from_the_same_building() -> None:
    """
    The figure moved first stays; another of its colour there may go (HW-10.15).
    """
    s = table(ghosts={"church": "B", "school": "B"}, cards={A: (15,)})
    play(s, act("move"), ("move", "church", "blue", "school"))

    assert ("move", "school", "blue", "church") in offered(s)
    play(s, DECLINE)
    assert "BB" == ghosts(s, "school")


def test_card_15_passes_over_where_nothing_else_can_move() -> None:
    """
    With one ghost there is no second (HW-10.15).
    """
    s = table(ghosts={"church": "B"}, cards={A: (15,)})
    play(s, act("move"), ("move", "church", "blue", "school"))

    assert ("take_turn", A) == asked(s)


# 16


def test_card_16_rerolls_an_own_die_for_scare() -> None:
    """
    1 scare for each reroll, as often as wished (HW-10.16).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        cards={A: (16,)},
        scare={A: 2},
        levels={A: (2, 1, 1)},
    )
    play(s, act("fight"), GREEN_ON_YELLOW)
    assert [("pay_reroll", 0), DONE] == offered(s)
    assert (("HW-10.16",), "reroll") == refused(s, "pay_reroll", 1)
    told = play(s, ("pay_reroll", 0))
    assert ("scare_paid", A, 1, 1) in told

    play(s, ("pay_reroll", 0))
    assert 0 == s.scare[A]
    assert ("take_turn", A) == asked(s)


def test_card_16_works_in_the_turn_of_another() -> None:
    """
    The holder may reroll the die rolled for a target (HW-10.16, HW-9.5, HW-A10).
    """
    s = table(3, ghosts={"church": "BGY"}, cards={C: (16,)}, scare={C: 1})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"), ("ask", C))

    assert ("answer_dice", C) == asked(s)


def test_card_16_does_nothing_for_who_does_not_roll() -> None:
    """
    A holder who rolls no die is not asked (HW-10.16).
    """
    s = table(3, ghosts={"church": "BGY"}, cards={C: (16,)}, scare={C: 1})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"), ("ask", B))

    assert ("take_turn", A) == asked(s)


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


# 19


def test_card_19_scares_by_resting() -> None:
    """
    2 scare for each Rest (HW-10.19).
    """
    s = table(cards={A: (19,)})
    play(s, ("rest", 0), ("rest", 1))

    assert 4 == s.scare[A]


def test_card_19_gives_nothing_for_other_recoveries() -> None:
    """
    Not for compensation, card 7 or bonus kind 3 (HW-10.19).
    """
    s = table(
        cards={A: (7, 19)},
        fields={A: {0: ("move", "scare")}},
        slots={A: ("recover_three", "", "")},
    )
    play(s, ("use_card", 7), ("recover", 0, "move"), ("use_bonus", 0))

    assert 0 == on_fields(s)
    assert 0 == s.scare[A]


# 20


def test_card_20_fights_every_other_ghost_once() -> None:
    """
    One attacker, each ghost present at the start at most once (HW-10.20, HW-A31).
    """
    s = table(
        2,
        ghosts={"church": "BBGY"},
        cards={A: (20,)},
        levels={A: (2, 2, 2)},
    )
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


# 23


@pytest.mark.parametrize("roll, reward", [(3, 1), (4, 3)])
def test_card_23_rolls_the_moved_ghost(roll: int, reward: int) -> None:
    """
    Four or more gives 3 scare, less gives 1 (HW-10.23, HW-A22).
    """
    s = table(cards={A: (23,)})
    rolls(s, (4, roll))
    play(s, act("move"), ("move", "police_station", "blue", "church"))
    assert ("roll_move", A) == asked(s)
    play(s, ACCEPT)

    assert reward == s.scare[A]


def test_card_23_may_be_declined_and_is_for_move_actions() -> None:
    """
    Not by force, and not for a relocation (HW-10.23).
    """
    s = table(cards={A: (23,)}, slots={A: ("free_relocate", "", "")})
    play(s, act("move"), ("move", "police_station", "blue", "church"), DECLINE)
    assert 0 == s.scare[A]

    play(s, ("use_bonus", 0), ("relocate", "church", "blue", "school"))
    assert ("take_turn", A) == asked(s)


# 24


def test_card_24_summons_with_a_reunited_ghost() -> None:
    """
    A ghost moved to another of its colour may summon there, once a turn (HW-10.24).
    """
    s = table(ghosts={"church": "B", "school": "BB"}, cards={A: (24,)})
    play(s, act("move"), ("move", "school", "blue", "church"))
    assert ("summon_reunited", A) == asked(s)
    assert [("summon", "church", "blue"), DECLINE] == offered(s)
    told = play(s, ("summon", "church", "blue"))

    assert "BBB" == ghosts(s, "church")
    assert "B" == tokens(s)
    assert ("card_used", A, 24) in told

    play(s, act("move", 1), ("move", "school", "blue", "church"))
    assert ("take_turn", A) == asked(s)


def test_card_24_declined_stays_fresh() -> None:
    """
    A declined Summon does not use the card up (HW-10.24).
    """
    s = table(ghosts={"church": "B", "school": "BB"}, cards={A: (24,)})
    play(s, act("move"), ("move", "school", "blue", "church"), DECLINE)
    play(s, act("move", 1), ("move", "school", "blue", "church"))

    assert ("summon_reunited", A) == asked(s)


@pytest.mark.parametrize(
    "ghosts_",
    [
        {"church": "G", "school": "BB"},
        {"church": "BGGYY", "school": "B"},
        {"church": "BBB", "school": "BB"},
    ],
)
def test_card_24_needs_company_room_and_supply(ghosts_: dict[str, str]) -> None:
    """
    Without another of the colour, room or a ghost in supply nothing is offered.

    (HW-10.24)
    """
    s = table(ghosts=ghosts_, cards={A: (24,)})
    play(s, act("move"), ("move", "school", "blue", "church"))

    assert ("take_turn", A) == asked(s)


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


# 26


@pytest.mark.parametrize("owned, points", [("B", 0), ("BG", 3), ("BBGGR", 6)])
def test_card_26_scores_pairs_of_tokens(owned: str, points: int) -> None:
    """
    3 SP for every two tokens (HW-10.26).
    """
    s = table(cards={A: (26,)}, tokens={A: owned})

    assert points == final_scores(s)[A]
