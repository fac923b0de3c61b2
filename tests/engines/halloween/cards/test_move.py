from __future__ import annotations

import pytest

from engines.halloween.board import BUILDINGS
from tests.engines.halloween.builders import (
    ACCEPT,
    DECLINE,
    A,
    act,
    asked,
    can_act,
    ghosts,
    offered,
    play,
    refused,
    rolls,
    table,
    tokens,
)

MOVE_BLUE = ("move", "police_station", "blue", "church")

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


# 15


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "orange", "red"])
def test_card_15_does_not_move_the_same_ghost_again(colour: str) -> None:
    """
    HW-10.15: if it is the only one of its colour there; with another one it may.
    """
    letter = colour[0].upper()
    for others, again in (("", False), (letter, True)):
        s = table(
            ghosts={"police_station": letter, "church": "B" + others, "site_6": "BO"},
            cards={A: (15,)},
            levels={A: (5, 5, 5)},
        )
        play(s, act("move"), ("move", "police_station", colour, "church"))
        second = ("move", "church", colour, "school")
        if again or colour == "blue":
            assert second in offered(s)
        else:
            assert (("HW-10.15",), "moved_already") == refused(s, *second)


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

    brothers = table(ghosts={"church": "B", "school": "B"}, cards={A: (15,)})
    play(brothers, act("move"), ("move", "church", "blue", "school"))
    assert (("HW-1.3", "HW-5.4.1"), "too_far") == (
        refused(brothers, "move", "school", "blue", "police_station")
    ), "another blue ghost may move from there, but not across"

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


@pytest.mark.parametrize("building", BUILDINGS)
def test_card_24_summons_in_the_building_that_was_reached(building: str) -> None:
    """
    HW-10.24: there and nowhere else, whichever of the six it is.
    """
    source = BUILDINGS[building == BUILDINGS[0]]
    s = table(
        ghosts={building: "G", source: "BGG"}, cards={A: (2, 24)}, levels={A: (2, 1, 1)}
    )
    play(s, act("move"), ("move", source, "green", building))

    assert [("summon", building, "green"), DECLINE] == offered(s)


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


# 32


def test_card_32_scores_move_actions() -> None:
    """
    1 SP per Move action, none for a relocation (HW-10.32).
    """
    s = table(cards={A: (32,)}, slots={A: ("free_relocate", "", "")})
    play(s, act("move"), MOVE_BLUE)
    assert 1 == s.sp[A]

    play(s, ("use_bonus", 0), ("relocate", "church", "blue", "school"))
    assert 1 == s.sp[A]
