from __future__ import annotations

import pytest

from tests.engines.halloween.builders import (
    DONE,
    A,
    B,
    act,
    asked,
    can_act,
    final_scores,
    ghosts,
    levels,
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


def test_card_1_is_not_used_up_by_a_haunt_with_its_ghost() -> None:
    """
    A Haunt that needs no neighbour leaves the card fresh (HW-10.1, HW-9.7).
    """
    s = table(ghosts={"church": "BB"}, cards={A: (1,)})
    told = play(s, act("haunt"), ("haunt", "church", "blue", "own"))

    assert "card_used" not in names(told)


# 2


def test_card_2_moves_to_any_other_building() -> None:
    """
    The destination of a Move may be any building with room (HW-10.2).
    """
    s = table(ghosts={"school": "B", "church": "GGGGGY"}, cards={A: (2,)})
    play(s, act("move"))

    assert {"site_4", "site_5", "police_station", "site_6"} == {
        option[3] for option in offered(s)
    }
    assert (("HW-5.4.1", "HW-6.2"), "no_room") == (
        refused(s, "move", "school", "blue", "church")
    )
    assert (("HW-1.3", "HW-5.4.1"), "too_far") == (
        refused(s, "move", "school", "blue", "school")
    )


def test_card_2_frees_a_ghost_between_full_buildings() -> None:
    """
    A Move is possible over full neighbours (HW-10.2).
    """
    walled = {"school": "B", "church": "GGGGGY", "site_5": "YYYYOO"}

    assert not can_act(table(ghosts=walled), "move")
    assert can_act(table(ghosts=walled, cards={A: (2,)}), "move")


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


# 4


def test_card_4_acts_one_level_higher_once() -> None:
    """
    One strip action counts the strip one level higher; the marble stays (HW-10.4).
    """
    s = table(ghosts={"church": "BG"}, cards={A: (4,)})
    told = play(s, act("scare", lifted=True))

    assert ("scare", "church", "green") in offered(s)
    assert ("card_used", A, 4) in told
    play(s, ("scare", "church", "green"))
    assert [1, 1, 1] == levels(s)
    assert all(not option[3] for option in offered(s, "act"))
    assert (("HW-10.4",), "not_held") == refused(s, *act("scare", 1, lifted=True))


def test_card_4_makes_an_action_possible() -> None:
    """
    What level 1 cannot do, level 2 can (HW-10.4).
    """
    s = table(ghosts={"church": "B", "school": "GG"}, cards={A: (4,)})

    assert not can_act(s, "summon")
    assert act("summon", lifted=True) in offered(s)


def test_card_4_stops_at_level_5_and_needs_a_disc() -> None:
    """
    There is no level above 5, and the action costs its disc (HW-10.4, HW-4.3).
    """
    s = table(ghosts={"church": "BR"}, cards={A: (4,)}, levels={A: (5, 5, 4)})

    assert {2} == {option[1] for option in offered(s, "act") if option[3]}
    assert (("HW-4.3",), "highest") == refused(s, *act("scare", lifted=True))

    s = table(cards={A: (4,)}, discs={A: 0})
    assert [] == offered(s, "act")


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


# 6


def test_card_6_returns_any_ghost_for_its_token() -> None:
    """
    Once a turn, without strip or level (HW-10.6).
    """
    s = table(ghosts={"church": "BR", "school": "Y"}, cards={A: (6,)})
    play(s, ("use_card", 6))
    assert 3 == len(offered(s))
    told = play(s, ("banish", "church", "red"))

    assert "B" == ghosts(s, "church")
    assert "R" == tokens(s)
    assert ("ghost_removed", A, "church", "red") in told
    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", 6)
    assert 12 - 1 == s.discs[A]


# 7


def test_card_7_takes_up_to_two_discs_of_one_strip() -> None:
    """
    One or two discs of fields of one strip; no Rest (HW-10.7).
    """
    s = table(
        cards={A: (7, 19)},
        fields={A: {0: ("move", "fight", "haunt"), 1: ("scare",)}},
    )
    play(s, ("use_card", 7))
    assert 4 == len(offered(s))
    play(s, ("recover", 0, "move"))
    assert [("recover", 0, "fight"), ("recover", 0, "haunt"), DONE] == offered(s)
    play(s, ("recover", 0, "haunt"))

    assert 2 == on_fields(s)
    assert ("take_turn", A) == asked(s)
    assert 0 == s.scare[A]
    assert 0b111 == s.unused


def test_card_7_may_take_one_and_needs_one() -> None:
    """
    Without a disc on a field it cannot be used (HW-10.7).
    """
    s = table(cards={A: (7,)}, fields={A: {0: ("move", "haunt")}})
    play(s, ("use_card", 7), ("recover", 0, "move"), DONE)
    assert 1 == on_fields(s)

    s = table(cards={A: (7,)})
    assert (("HW-10.7",), "no_effect") == refused(s, "use_card", 7)


# 8


def test_card_8_lowers_a_strip_for_two_tokens() -> None:
    """
    One level down, two tokens of the new colour (HW-10.8, HW-4.3).
    """
    s = table(cards={A: (8,)}, levels={A: (1, 3, 5)})
    play(s, ("use_card", 8))
    assert [("lower", 1), ("lower", 2)] == offered(s)
    told = play(s, ("lower", 2))

    assert [1, 3, 4] == levels(s)
    assert "OO" == tokens(s)
    assert ("strip_lowered", A, 2, 4) in told


def test_card_8_gives_what_the_supply_has_and_needs_level_2() -> None:
    """
    Tokens as far as the supply lasts; strips of level 1 stay (HW-10.8).
    """
    s = table(cards={A: (8,)}, levels={A: (2, 1, 1)}, tokens={B: "B" * 11})
    play(s, ("use_card", 8), ("lower", 0))
    assert "B" == tokens(s)

    assert ("use_card", 8) not in offered(table(cards={A: (8,)}))


# 9


def test_card_9_doubles_the_token_of_a_summon() -> None:
    """
    Two tokens of the placed colour in place of one (HW-10.9, HW-A44).
    """
    s = table(cards={A: (9,)})
    play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "BB" == tokens(s)


def test_card_9_gives_one_if_one_is_left() -> None:
    """
    The supply limits it as always (HW-10.9, HW-6.4).
    """
    s = table(cards={A: (9,)}, tokens={B: "B" * 11})
    play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "B" == tokens(s)


# 10


def test_card_10_gives_a_token_with_a_bonus_token() -> None:
    """
    The moved ghost brings a token of its colour, if it brings a bonus (HW-10.10).
    """
    s = table(
        cards={A: (10,)},
        ghosts={"church": "BG"},
        levels={A: (2, 2, 2)},
        bonus={"school": "one_sp", "site_6": "reroll"},
    )
    play(s, act("move"), ("move", "church", "green", "school"))
    assert "G" == tokens(s)

    play(s, act("move", 1), ("move", "church", "blue", "site_4"))
    assert "G" == tokens(s)


def test_card_10_gives_nothing_for_a_token_left_there() -> None:
    """
    A bonus token left in the building was not taken (HW-10.10, HW-A33).
    """
    s = table(
        cards={A: (10,)},
        slots={A: ("one_sp", "reroll", "plus_three")},
        bonus={"church": "two_scare", "school": "one_sp"},
    )
    play(s, act("move"), ("move", "police_station", "blue", "church"), ("leave",))

    assert "" == tokens(s)


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


# 12


def test_card_12_scores_coloured_cards_itself_included() -> None:
    """
    3 SP for each held card with a coloured cost (HW-10.12).
    """
    s = table(cards={A: (12, 6, 7, 16)})

    assert (6, 0, 0) == final_scores(s)


# 13


@pytest.mark.parametrize(
    "colour, cost", [("blue", 0), ("green", 1), ("yellow", 2), ("orange", 3)]
)
def test_card_13_makes_upgrades_cheaper(colour: str, cost: int) -> None:
    """
    0, 1, 2 and 3 scare (HW-10.13).
    """
    s = table(
        ghosts={"church": "BGYO", "school": "B"},
        cards={A: (13,)},
        levels={A: (5, 5, 5)},
        scare={A: cost},
    )
    told = play(s, act("upgrade"), ("upgrade", "church", colour))

    assert 0 == s.scare[A]
    assert bool(cost) == ("scare_paid" in names(told))


def test_card_13_does_not_pay_the_rest() -> None:
    """
    An Upgrade to red still costs 3 (HW-10.13).
    """
    s = table(
        ghosts={"church": "BO"}, cards={A: (13,)}, levels={A: (5, 5, 5)}, scare={A: 2}
    )
    play(s, act("upgrade"))

    assert [("upgrade", "church", "blue")] == offered(s)
