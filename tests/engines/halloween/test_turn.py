from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.halloween.board import ACTIONS, BUILDING
from engines.halloween.title import CUSTOM_DISPLAYS, TITLE
from tests.engines.halloween.builders import (
    END_TURN,
    A,
    B,
    act,
    asked,
    can_act,
    levels,
    names,
    offered,
    on_fields,
    play,
    refused,
    table,
)

if TYPE_CHECKING:
    from engines.core.state import Option
    from engines.halloween.state import Table

POSITIONS = 60
SCARE_BLUE = ("scare", "police_station", "blue")


def test_every_strip_is_used_exactly_once_in_any_order() -> None:
    """
    A used strip offers nothing more in this turn, the others do (HW-3.1).
    """
    s = table()
    play(s, act("scare", 1), SCARE_BLUE)

    assert {0, 2} == {option[1] for option in offered(s, "act")}
    assert (("HW-3.1",), "strip_used") == refused(s, *act("scare", 1))
    assert (("HW-3.1",), "strip_used") == refused(s, "rest", 1)

    play(s, ("rest", 0), ("rest", 2))

    assert [END_TURN] == offered(s)


def test_an_action_puts_a_disc_on_its_field() -> None:
    """
    The disc leaves the supply for the field and the strip is marked (HW-3.2).
    """
    s = table()
    told = play(s, act("scare", 2), SCARE_BLUE)

    assert 11 == s.discs[A]
    assert 1 == on_fields(s)
    assert 0b011 == s.unused
    assert ("strip_used", A, 2, "scare", False, False) == told[0]


def test_a_field_with_a_disc_is_not_available() -> None:
    """
    An occupied field is refused until its disc is taken back (HW-3.3).
    """
    s = table(fields={A: {0: ("scare",)}})

    assert not can_act(s, "scare", 0)
    assert can_act(s, "scare", 1)
    assert (("HW-3.3",), "field_occupied") == refused(s, *act("scare", 0))


def test_a_strip_that_no_board_has_is_refused_as_such() -> None:
    """
    The standard game has three strips, the Master variant four (HW-1.5, HW-14.1).
    """
    s = table()
    for option in (act("scare", 3), ("rest", 3)):
        assert (("HW-1.5", "HW-14.1"), "no_such_strip") == refused(s, *option)
    assert can_act(table(mode="master"), "scare", 3)


CROWDED = ("BBBB", "BGGG", "GGYY", "YYYO", "OOOO", "RRRR")
"""The ghosts of a town without room in the Master variant."""


@pytest.mark.parametrize(
    "action, reason, facts",
    [
        ("summon", ("HW-5.1.1", "no_pairs"), {"ghosts": {"church": "B"}}),
        (
            "summon",
            ("HW-6.3", "pairs_out"),
            {"ghosts": {"church": "BB", "school": "BBB"}},
        ),
        ("summon", ("HW-6.2", "pairs_crowded"), {"ghosts": {"church": "BBGYOR"}}),
        (
            "summon",
            ("HW-4.1", "only_higher"),
            {"ghosts": {"church": "B", "school": "GG"}},
        ),
        ("upgrade", ("HW-5.3.1", "no_scare"), {"scare": {A: 1}}),
        (
            "upgrade",
            ("HW-6.3", "next_colours_out"),
            {"ghosts": {"church": "BGGG", "school": "GG"}, "scare": {A: 9}},
        ),
        (
            "move",
            ("HW-6.2", "no_way"),
            {
                "ghosts": dict(zip(BUILDING, CROWDED, strict=True)),
                "mode": "master",
            },
        ),
        ("fight", ("HW-5.5.1", "nobody_to_fight"), {}),
        (
            "fight",
            ("HW-4.1", "only_higher"),
            {"ghosts": {"church": "B", "school": "GY"}},
        ),
        (
            "haunt",
            ("HW-5.6.3", "fields_taken"),
            {"ghosts": {"church": "B"}, "pumpkins": {("church", "blue"): (B, "own")}},
        ),
        (
            "haunt",
            ("HW-5.6.1", "haunted_everywhere"),
            {"ghosts": {"church": "B"}, "pumpkins": {("church", "red"): (A, "own")}},
        ),
        (
            "haunt",
            ("HW-4.1", "only_higher"),
            {
                "ghosts": {"church": "BG"},
                "pumpkins": {("church", "blue"): (B, "own")},
            },
        ),
        (
            "haunt",
            ("HW-5.6.1", "no_pumpkin"),
            {
                "ghosts": {"church": "B"},
                "pumpkins": {(building, "red"): (A, "own") for building in BUILDING},
            },
        ),
    ],
)
def test_a_refused_action_names_what_is_in_its_way(
    action: str, reason: tuple[str, str], facts: dict[str, Any]
) -> None:
    """
    HW-3.4 with the rule behind it.

    HW-4.1, HW-5.1.1, HW-5.3.1, HW-5.5.1, HW-5.6.1, HW-5.6.3, HW-6.2, HW-6.3.
    """
    s = table(**facts)
    assert not can_act(s, action)

    rules, key = refused(s, *act(action))

    assert ("HW-3.4", reason[1]) == (rules[0], key)
    assert reason[0] in rules


def test_two_players_are_refused_a_third_pumpkin_in_a_building() -> None:
    """
    One own and one neutral pumpkin are all that a building takes (HW-13.2).
    """
    placed = {("church", "red"): (A, "own"), ("church", "orange"): (A, "neutral")}
    s = table(2, ghosts={"church": "B"}, pumpkins=placed)

    assert (("HW-3.4", "HW-5.6.1", "HW-13.2"), "haunted_everywhere") == (
        refused(s, *act("haunt"))
    )


def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    """
    Nothing to fight, haunted already, no scare: only what works is offered (HW-3.4).
    """
    s = table(
        ghosts={"church": "B"},
        pumpkins={("church", "blue"): (B, "own")},
    )

    assert {"scare", "move"} == {option[2] for option in offered(s, "act")}
    assert (("HW-3.4", "HW-5.5.1"), "nobody_to_fight") == refused(s, *act("fight"))


@pytest.mark.parametrize("display", CUSTOM_DISPLAYS)
def test_exactly_the_actions_that_can_be_carried_out_are_offered(
    display: tuple[int, ...],
) -> None:
    """
    A strip offers an action where its decision has an option, and only there (HW-3.4).

    All cards of a display are held, so that what they allow is asked for as well.
    """
    s = TITLE.setup(3, TITLE.complete(3, {}), bytes(32))
    s.rules.run(s)
    s.display = display
    s.claimed = [sum(1 << card for card in display)] * 3
    s.scare = [6] * 3
    s.menu = None
    chance = Random(1)
    looked = 0
    while s.outcome is None and looked < POSITIONS:
        options = s.rules.options(s)
        if s.agenda[-1][0] == "take_turn" and s.unused and s.discs[s.active]:
            looked += 1
            assert possible(s) == set(offered(s, "act")) & {
                act(action, strip) for action in ACTIONS for strip in range(s.strips)
            }
        s.rules.choose(s, chance.choice(options))


def possible(s: Table) -> set[Option]:
    """Ask the decision of each free field of an unused strip for its options."""
    first = s.active * s.strips
    return {
        act(action, strip)
        for strip in range(s.strips)
        for field, action in enumerate(ACTIONS)
        if s.unused >> strip & 1
        and not s.fields[first + strip] >> field & 1
        and s.rules.decisions[action].ask(s, s.active, s.highest[first + strip])
    }


def test_a_chosen_action_must_be_carried_out() -> None:
    """
    Once an action is chosen nothing but its targets is offered (HW-3.4).
    """
    s = table(scare={A: 3}, cards={A: (6,)}, tokens={A: "BBB"}, display=(7,))
    play(s, act("upgrade"))

    assert [("upgrade", "police_station", "blue")] == offered(s)


def test_rest_is_always_allowed() -> None:
    """
    A strip without discs may rest, with discs in supply as well (HW-3.5, HW-A8).
    """
    s = table()

    assert [("rest", 0), ("rest", 1), ("rest", 2)] == offered(s, "rest")
    assert ("discs_recovered", A, 0, 0) in play(s, ("rest", 0))


def test_without_a_disc_in_supply_a_strip_must_rest() -> None:
    """
    No disc, no action: Rest is all there is (HW-3.5).
    """
    s = table(discs={A: 0})

    assert [("rest", 0), ("rest", 1), ("rest", 2)] == offered(s)
    assert (("HW-3.5",), "no_disc") == refused(s, *act("scare"))


def test_a_strip_without_an_executable_action_must_rest() -> None:
    """
    Five fields covered and the sixth impossible: only Rest is left (HW-3.5).
    """
    covered = [action for action in ACTIONS if action != "fight"]
    s = table(fields={A: {0: covered}}, unused=[0])

    assert [("rest", 0)] == offered(s)


def test_free_actions_come_before_between_and_after_strip_actions() -> None:
    """
    Claims, bonus tokens and free cards are offered while nothing is resolved (HW-3.6).
    """
    s = table(
        tokens={A: "BBB"},
        display=(7,),
        cards={A: (6,)},
        slots={A: ("two_scare",)},
        scare={A: 2},
    )
    free = [("claim", 7), ("use_bonus", 0), ("use_card", 6)]

    for option in (act("scare"), act("upgrade", 1), ("rest", 2)):
        assert set(free) <= set(offered(s))
        play(s, option)
        while asked(s)[0] != "take_turn":
            assert set(free).isdisjoint(offered(s))
            play(s, offered(s)[-1])

    assert {*free, END_TURN} == set(offered(s))


def test_a_free_action_is_refused_while_something_is_resolved() -> None:
    """
    At any moment means between the actions of the own turn (HW-3.6, HW-A3).
    """
    s = table(cards={A: (6,)})
    play(s, act("scare"))

    assert (("HW-5.2.1",), "not_offered") == refused(s, "use_card", 6)


def test_the_turn_ends_when_declared_and_not_before_all_strips_are_used() -> None:
    """
    The last strip leaves time for free actions; ending early is refused.

    (HW-3.7, HW-A2)
    """
    s = table(unused=[0])

    assert (("HW-3.7",), "strips_left") == refused(s, "end_turn")

    play(s, ("rest", 0))
    assert ("take_turn", A) == asked(s)
    told = play(s, END_TURN)

    assert ("turn_started", B, 1) in told
    assert ("take_turn", B) == asked(s)


def test_the_end_of_a_turn_makes_strips_slots_and_cards_fresh() -> None:
    """
    Markers return, three blocked slots are freed, cards are fresh again (HW-3.8).
    """
    s = table(players=2, slots={A: ("disc", "disc", "disc")}, cards={A: (6,)})
    play(s, ("use_card", 6), ("banish", "police_station", "blue"))
    play(s, ("rest", 0), ("rest", 1), ("rest", 2))
    discs = s.discs[A]
    told = play(s, END_TURN)

    assert "slots_freed" in names(told)
    assert [0, 0, 0] == s.slots[:3]
    assert discs + 3 == s.discs[A]

    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)

    assert ("use_card", 6) in offered(s)
    assert 0b111 == s.unused


def test_two_blocked_slots_stay_blocked() -> None:
    """
    Discs leave the slots only when all three hold one (HW-3.8).
    """
    s = table(slots={A: ("disc", "disc", "")}, unused=[0])
    told = play(s, ("rest", 0), END_TURN)

    assert "slots_freed" not in names(told)
    assert [-1, -1, 0] == s.slots[:3]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_strip_uses_ghosts_of_its_level_or_lower(level: int) -> None:
    """
    Level L reaches L colours and refuses the next (HW-4.1).
    """
    s = table(ghosts={"church": "BGYOR"}, levels={A: (level, 1, 1)})
    play(s, act("scare"))

    assert level == len(offered(s))
    if level < 5:
        stronger = ("green", "yellow", "orange", "red")[level - 1]
        assert (("HW-4.1",), "level") == refused(s, "scare", "church", stronger)


def test_a_level_alone_is_not_enough() -> None:
    """
    The ghost must be on the board where the action needs it (HW-4.2).
    """
    s = table(ghosts={"church": "B", "school": "G"}, levels={A: (5, 1, 1)})
    play(s, act("scare"))

    assert (("HW-4.2",), "no_ghost") == refused(s, "scare", "church", "green")
    assert (("HW-4.2",), "no_ghost") == refused(s, "scare", "church", "red")


def test_a_raised_strip_may_be_used_at_its_new_level_at_once() -> None:
    """
    A strip raised by an Upgrade and still unused reaches the new level (HW-4.3).
    """
    s = table(scare={A: 2})
    play(s, act("upgrade"), ("upgrade", "police_station", "blue"), ("raise", 1))
    play(s, act("scare", 1))

    assert ("scare", "police_station", "green") in offered(s)
    assert [1, 2, 1] == levels(s)


def test_rest_returns_all_discs_for_use_at_once() -> None:
    """
    The discs of the strip come back and serve strips still unused (HW-5.7.1).
    """
    s = table(fields={A: {0: ("move", "scare", "haunt")}}, discs={A: 0})
    told = play(s, ("rest", 0))

    assert 3 == s.discs[A]
    assert ("strip_rested", A, 0) in told
    assert ("discs_recovered", A, 0, 3) in told
    assert not s.unused & 1
    assert can_act(s, "scare", 1)


def test_other_commands_are_refused_in_a_turn() -> None:
    """
    A command of another decision is no part of the turn (HW-3.6).
    """
    s = table()

    assert (("HW-3.6",), "not_offered") == refused(s, "scare", "church", "blue")
    assert (("HW-8.6",), "not_held") == refused(s, "use_card", 6)
    assert (("HW-10.4",), "not_held") == refused(s, *act("scare", lifted=True))
    assert (("HW-10.14",), "not_held") == refused(s, *act("scare", reused=True))
