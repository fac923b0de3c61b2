from __future__ import annotations

import pytest

from engines.halloween.board import BUILDINGS
from tests.engines.halloween.builders import (
    DECLINE,
    A,
    act,
    asked,
    can_act,
    ghosts,
    levels,
    names,
    offered,
    play,
    refused,
    table,
    tokens,
)

CHURCH_GREEN = ("church", "green")


def test_a_summon_needs_two_ghosts_of_a_colour_together() -> None:
    """
    Two of a colour in one building with room call a third (HW-5.1.1).
    """
    s = table(
        ghosts={"church": "BB", "school": "BG", "site_4": "G", "site_6": "GGGYYO"},
        levels={A: (3, 1, 1)},
    )
    play(s, act("summon"))

    assert [("summon", "church", "blue")] == offered(s)
    assert (("HW-5.1.1",), "no_pair") == refused(s, "summon", "school", "blue")
    assert (("HW-4.1",), "level") == refused(s, "summon", "site_6", "orange")
    assert (("HW-5.1.1", "HW-6.3"), "no_figure") == (
        refused(s, "summon", "site_6", "green")
    )
    assert (("HW-5.1.1", "HW-6.2"), "no_room") == (
        refused(s, "summon", "site_6", "yellow")
    )
    assert (("HW-5.1.1",), "not_offered") == refused(
        s, "move", "church", "blue", "school"
    )


def test_a_summon_places_a_ghost_and_takes_a_token() -> None:
    """
    One ghost of the colour comes, one token of it is taken (HW-5.1.2).
    """
    s = table()
    told = play(s, act("summon"), ("summon", "police_station", "blue"))

    assert "BBBB" == ghosts(s, "police_station")
    assert "B" == tokens(s)
    assert ("ghosts_placed", A, "police_station", "blue", 1) in told


@pytest.mark.parametrize(
    "colour, yields",
    [("blue", 1), ("green", 2), ("yellow", 3), ("orange", 4), ("red", 5)],
)
def test_a_scare_yields_the_level_of_the_ghost(colour: str, yields: int) -> None:
    """
    A ghost anywhere on the board yields its level in scare (HW-5.2.1).
    """
    s = table(ghosts={"church": "BGYOR"}, levels={A: (5, 1, 1)})
    play(s, act("scare"), ("scare", "church", colour))

    assert yields == s.scare[A]
    assert "BGYOR" == ghosts(s, "church")


@pytest.mark.parametrize(
    "colour, cost", [("blue", 2), ("green", 3), ("yellow", 4), ("orange", 5)]
)
def test_an_upgrade_costs_the_level_of_the_new_colour(colour: str, cost: int) -> None:
    """
    2 to green, 3 to yellow, 4 to orange, 5 to red (HW-5.3.1).
    """
    s = table(
        ghosts={"church": "BGYO", "school": "B"},
        levels={A: (5, 5, 5)},
        scare={A: cost},
    )
    play(s, act("upgrade"), ("upgrade", "church", colour))

    assert 0 == s.scare[A]


def test_what_cannot_be_upgraded_is_refused() -> None:
    """
    Not red, not without the next colour in supply, not without scare (HW-5.3.1).
    """
    s = table(
        ghosts={"church": "BGYOR", "school": "YYYY"},
        levels={A: (5, 1, 1)},
        scare={A: 4},
    )
    play(s, act("upgrade"))

    assert (("HW-5.3.1",), "red") == refused(s, "upgrade", "church", "red")
    assert (("HW-5.3.1", "HW-6.3"), "no_figure") == refused(s, "upgrade", *CHURCH_GREEN)
    assert (("HW-5.3.1",), "no_scare") == refused(s, "upgrade", "church", "orange")
    assert (("HW-4.2",), "no_ghost") == refused(s, "upgrade", "school", "blue")
    assert (("HW-5.3.1",), "not_offered") == refused(s, "scare", "church", "blue")


def test_an_upgrade_swaps_one_step_and_takes_the_new_token() -> None:
    """
    The ghost becomes the next colour in its building; a token of it is taken.

    (HW-5.3.2)
    """
    s = table(ghosts={"church": "BBG"}, levels={A: (2, 2, 2)}, scare={A: 9})
    told = play(s, act("upgrade"), ("upgrade", "church", "blue"))

    assert "BGG" == ghosts(s, "church")
    assert "G" == tokens(s)
    assert ("ghost_upgraded", A, "church", "blue", "green") in told


def test_an_upgrade_may_raise_any_lower_strip_directly() -> None:
    """
    Any strip below the new level, used or not, skipping levels, or none.

    (HW-5.3.3, HW-A7)
    """
    s = table(ghosts={"church": "BO"}, levels={A: (4, 1, 5)}, scare={A: 5})
    play(s, act("upgrade"), ("upgrade", "church", "orange"))

    assert ("improve_strip", A) == asked(s)
    assert [("raise", 0), ("raise", 1), DECLINE] == offered(s)
    assert (("HW-5.3.3",), "not_lower") == refused(s, "raise", 2)
    assert (("HW-5.3.3",), "not_offered") == refused(s, "accept")

    play(s, ("raise", 1))
    assert [4, 5, 5] == levels(s)


def test_the_raise_of_an_upgrade_may_be_declined() -> None:
    """
    The strip is raised by choice (HW-5.3.3, HW-A7).
    """
    s = table(scare={A: 2})
    play(s, act("upgrade"), ("upgrade", "police_station", "blue"), DECLINE)

    assert [1, 1, 1] == levels(s)


def test_a_move_leads_to_a_neighbour_with_room() -> None:
    """
    One ghost goes to a building beside its own that has room (HW-5.4.1).
    """
    s = table(ghosts={"church": "BG", "school": "GGGGYY", "site_5": "B"})
    play(s, act("move"))

    assert {
        ("move", "church", "blue", "site_4"),
        ("move", "church", "blue", "police_station"),
        ("move", "site_5", "blue", "police_station"),
    } == set(offered(s))
    assert (("HW-1.3", "HW-5.4.1"), "too_far") == (
        refused(s, "move", "church", "blue", "site_5")
    )
    assert (("HW-5.4.1", "HW-6.2"), "no_room") == (
        refused(s, "move", "church", "blue", "school")
    )
    assert (("HW-4.1",), "level") == refused(s, "move", "church", "green", "site_4")
    assert (("HW-5.4.1",), "not_offered") == refused(s, "scare", "church", "blue")

    play(s, ("move", "church", "blue", "site_4"))
    assert "B" == ghosts(s, "site_4")
    assert "G" == ghosts(s, "church")


def test_a_ghost_among_full_buildings_cannot_move() -> None:
    """
    Without room next door there is no Move (HW-3.4, HW-5.4.1).
    """
    s = table(
        ghosts={"school": "B", "church": "GGGGGY", "site_5": "YYYYOO"},
    )

    assert not can_act(s, "move")


def test_a_move_to_a_bonus_token_takes_it_at_once() -> None:
    """
    The bonus token is taken before anything else happens (HW-5.4.2).
    """
    s = table(bonus={"church": "two_scare", "school": "reroll"})
    told = play(s, act("move"), ("move", "police_station", "blue", "church"))

    assert ["strip_used", "ghost_moved", "bonus_taken"] == names(told)
    assert ("take_turn", A) == asked(s)


def test_menus_name_buildings_in_their_order() -> None:
    """
    Options keep the order of the town, colour by colour.
    """
    s = table(ghosts=dict.fromkeys(BUILDINGS[:5], "B"))
    play(s, act("scare"))

    assert [("scare", building, "blue") for building in BUILDINGS[:5]] == offered(s)
