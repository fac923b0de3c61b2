from __future__ import annotations

import pytest

from engines.halloween.board import BUILDING, COLOUR
from engines.halloween.fight import target_colours, target_range
from engines.halloween.hooks import powers
from engines.halloween.rulebook import rules
from tests.engines.halloween.builders import (
    DONE,
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


def test_a_fight_needs_another_colour_in_the_building() -> None:
    """
    The target has another colour, weaker or stronger, in the same building (HW-5.5.1).
    """
    s = table(
        ghosts={"church": "BBGY", "school": "GG", "site_4": "Y"}, levels={A: (2, 1, 1)}
    )
    play(s, act("fight"))

    assert {
        ("fight", "church", "blue", "church", "green"),
        ("fight", "church", "blue", "church", "yellow"),
        ("fight", "church", "green", "church", "blue"),
        GREEN_ON_YELLOW,
    } == set(offered(s))
    assert (("HW-4.1",), "level") == (
        refused(s, "fight", "church", "yellow", "church", "blue")
    )
    assert (("HW-5.5.1",), "same_colour") == (
        refused(s, "fight", "church", "blue", "church", "blue")
    )
    assert (("HW-5.5.1",), "other_building") == (
        refused(s, "fight", "church", "green", "site_4", "yellow")
    )
    assert (("HW-4.2",), "no_ghost") == (
        refused(s, "fight", "church", "green", "church", "red")
    )
    assert (("HW-4.2",), "no_ghost") == (
        refused(s, "fight", "site_4", "green", "site_4", "yellow")
    )
    assert (("HW-5.5.1",), "not_offered") == refused(s, "stop")


def test_ghosts_of_one_colour_alone_do_not_fight() -> None:
    """
    Without another colour in a building there is no Fight (HW-3.4, HW-5.5.1).
    """
    s = table(ghosts={"church": "BBB", "school": "G"}, levels={A: (2, 1, 1)})

    assert not can_act(s, "fight")


def test_an_opponent_of_choice_rolls_for_the_target() -> None:
    """
    With three players one of the two others is chosen (HW-5.5.2).
    """
    s = table(3, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)})
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("choose_roller", A) == asked(s)
    assert [("ask", B), ("ask", C)] == offered(s)
    assert (("HW-5.5.2",), "not_an_opponent") == refused(s, "ask", A)
    assert (("HW-5.5.2",), "not_offered") == refused(s, "done")


def test_with_two_players_the_other_one_rolls() -> None:
    """
    There is nobody to choose: the dice are rolled at once (HW-5.5.2, HW-5.5.3).
    """
    s = table(2, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (8, 1))
    told = play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("dice_taken", A, ("green", "yellow"), (A, B)) in told
    assert ("dice_rolled", A, (6, 1)) in told
    assert ("take_turn", A) == asked(s)


def test_a_higher_total_wins_the_target_and_its_token() -> None:
    """
    The target returns to the supply for a token of its colour (HW-5.5.4).
    """
    s = table(2, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)})
    rolls(s, (6, 5), (8, 4))
    told = play(s, act("fight"), GREEN_ON_YELLOW)

    assert "BG" == ghosts(s, "church")
    assert "Y" == tokens(s)
    assert "fight_won" in names(told)


@pytest.mark.parametrize("ours", [3, 4])
def test_a_tie_or_a_loss_changes_nothing(ours: int) -> None:
    """
    Only a strictly higher total wins (HW-5.5.4).
    """
    s = table(2, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)})
    rolls(s, (6, ours), (8, 4))
    told = play(s, act("fight"), GREEN_ON_YELLOW)

    assert "BGY" == ghosts(s, "church")
    assert not tokens(s)
    assert "fight_lost" in names(told)


def test_the_windows_of_a_fight_come_in_order() -> None:
    """
    Higher die, roll, active helps, opponent answers, active helps again.

    (HW-5.5.5, HW-A9)
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        slots={A: ("higher_die", "reroll", "plus_three")},
        cards={B: (16,)},
        scare={B: 2},
    )
    rolls(s, (6, 2), (8, 5), (6, 3), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("lift_dice", A) == asked(s)
    assert [("help_die", 0, 0), DONE] == offered(s)
    play(s, DONE)
    assert ("mend_dice", A) == asked(s)
    assert [("help_die", 1, 0), ("help_die", 2, 0), DONE] == offered(s)
    play(s, ("help_die", 1, 0))
    assert (3, 5) == s.dice
    play(s, DONE)
    assert ("answer_dice", B) == asked(s)
    assert [("pay_reroll", 1), DONE] == offered(s)
    play(s, ("pay_reroll", 1))
    assert (3, 1) == s.dice
    play(s, DONE)
    assert ("mend_dice", A) == asked(s)
    play(s, DONE)
    assert ("answer_dice", B) == asked(s)
    play(s, DONE)
    assert "Y" == tokens(s)


def test_an_unanswered_roll_is_settled() -> None:
    """
    If nothing is rolled again in the answer the totals are compared (HW-5.5.5, HW-A9).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        cards={A: (16,), B: (16,)},
        scare={A: 1, B: 1},
    )
    rolls(s, (6, 6), (8, 1))
    play(s, act("fight"), GREEN_ON_YELLOW, DONE)

    assert ("answer_dice", B) == asked(s)
    play(s, DONE)
    assert ("take_turn", A) == asked(s)


def test_additions_stay_when_the_die_is_rolled_again() -> None:
    """
    Plus three counts for the new roll as well (HW-5.5.5, HW-A41).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        slots={A: ("plus_three", "reroll", "")},
    )
    rolls(s, (6, 6), (8, 5), (6, 3))
    told = play(
        s, act("fight"), GREEN_ON_YELLOW, ("help_die", 0, 0), ("help_die", 1, 0)
    )

    assert ("die_added", A, 0, 3) in told
    assert ("roll_settled", (6, 5)) in told
    assert "Y" == tokens(s)


def test_a_window_without_a_choice_is_passed_over() -> None:
    """
    Nobody is asked who can do nothing (HW-5.5.5).
    """
    s = table(3, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)}, cards={B: (16,)})
    play(s, act("fight"), GREEN_ON_YELLOW, ("ask", B))

    assert ("take_turn", A) == asked(s)


def test_bonus_tokens_do_not_help_in_the_turn_of_others() -> None:
    """
    The opponent who rolls may use card 16 and no bonus token (HW-5.5.5, HW-A10).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        slots={B: ("reroll", "plus_three", "")},
        cards={B: (16,)},
        scare={B: 1},
    )
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert ("answer_dice", B) == asked(s)
    assert [("pay_reroll", 1), DONE] == offered(s)
    assert (("HW-7.7",), "own_turn") == refused(s, "help_die", 0, 1)
    assert (("HW-10.16",), "reroll") == refused(s, "pay_reroll", 0)
    assert (("HW-5.5.5",), "not_offered") == refused(s, "decline")


@pytest.mark.parametrize("card", [18, 23])
def test_dice_of_cards_have_no_opponent(card: int) -> None:
    """
    The active player rolls the die of a card, and nobody answers (HW-5.5.6, HW-A9).
    """
    s = table(
        2,
        ghosts={"church": "B"},
        cards={A: (card, 16), B: (16,)},
        scare={A: 1, B: 3},
        slots={A: ("higher_die", "", "")},
    )
    action, target = {
        18: ("haunt", ("haunt", "church", "blue", "own")),
        23: ("move", ("move", "church", "blue", "school")),
    }[card]
    play(s, act(action), target, ("accept",))

    assert ("lift_dice", A) == asked(s)
    play(s, DONE)
    assert ("mend_dice", A) == asked(s)
    play(s, DONE)
    assert ("take_turn", A) == asked(s)


def test_a_helper_names_one_of_two_own_dice() -> None:
    """
    With the two dice of card 45 the user says which is helped (HW-5.5.7, HW-A45).
    """
    s = table(
        2,
        ghosts={"church": "BG"},
        levels={A: (2, 1, 1)},
        cards={A: (45,)},
        slots={A: ("plus_three", "higher_die", "")},
    )
    play(s, act("summon"), ("summon_mixed", "church", "blue", "green"))

    assert [("help_die", 1, 0), ("help_die", 1, 1), DONE] == offered(s)
    play(s, DONE)
    assert [("help_die", 0, 0), ("help_die", 0, 1), DONE] == offered(s)


def test_a_higher_die_changes_the_roll_only() -> None:
    """
    The ghost keeps its colour and level, whatever die is rolled for it.

    (HW-5.5.7, HW-A13)
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        slots={A: ("higher_die", "higher_die", "")},
    )
    play(s, act("fight"), GREEN_ON_YELLOW, ("help_die", 0, 0))

    assert (COLOUR["yellow"], COLOUR["yellow"]) == s.die_colours
    rolls(s, (10, 9), (8, 8))
    told = play(s, ("help_die", 1, 0))

    assert ("die_lifted", A, 0, "orange") in told
    assert ("fight_won", A, "green", "church", "yellow") in told


def test_what_does_not_help_a_die_is_refused() -> None:
    """
    The token must help dice, need a disc, be in its window and concern an own die.

    (HW-5.5.5, HW-5.5.7, HW-7.2, HW-7.6, HW-7.9)
    """
    s = table(
        2,
        ghosts={"church": "BGR"},
        levels={A: (5, 1, 1)},
        slots={A: ("higher_die", "reroll", "two_scare")},
    )
    play(s, act("fight"), ("fight", "church", "green", "church", "red"))

    assert (("HW-7.6",), "no_helper") == refused(s, "help_die", 2, 0)
    assert (("HW-5.5.7",), "not_your_die") == refused(s, "help_die", 0, 1)
    assert (("HW-5.5.5", "HW-7.9"), "window") == refused(s, "help_die", 1, 0)
    assert (("HW-5.5.5",), "not_offered") == refused(s, "accept")


def test_a_red_die_cannot_be_higher() -> None:
    """
    Beyond d12 there is no die (HW-7.6, HW-7.9).
    """
    s = table(
        2,
        ghosts={"church": "BR"},
        levels={A: (5, 1, 1)},
        slots={A: ("higher_die", "", "")},
    )
    play(s, act("fight"), ("fight", "church", "red", "church", "blue"))

    assert ("take_turn", A) == asked(s)


def test_a_helper_without_a_disc_is_refused() -> None:
    """
    A bonus token costs a disc of the supply in every window (HW-7.2).
    """
    s = table(
        2,
        ghosts={"church": "BGY"},
        levels={A: (2, 1, 1)},
        slots={A: ("reroll", "", "")},
        cards={A: (16,)},
        scare={A: 1},
        discs={A: 1},
    )
    play(s, act("fight"), GREEN_ON_YELLOW)

    assert [("pay_reroll", 0), DONE] == offered(s)
    assert (("HW-7.2",), "no_disc") == refused(s, "help_die", 0, 0)


def test_a_die_that_is_not_there_is_refused() -> None:
    """
    One die of a card is the first; there is no second to help (HW-5.5.7).
    """
    s = table(ghosts={"church": "B"}, cards={A: (18,)}, slots={A: ("reroll", "", "")})
    play(s, act("haunt"), ("haunt", "church", "blue", "own"), ("accept",))

    assert (("HW-5.5.7",), "not_your_die") == refused(s, "help_die", 0, 1)


def test_the_roll_waits_on_the_agenda() -> None:
    """
    What is still to happen in a fight is written in frames of numbers.
    """
    s = table(3, ghosts={"church": "BGY"}, levels={A: (2, 1, 1)})
    play(s, act("fight"), GREEN_ON_YELLOW)
    church = BUILDING["church"]

    assert ("choose_roller", A, church, 1, church, 2) == s.agenda[-1]
    assert {name for name, *_ in s.agenda} <= {*rules.steps, *rules.decisions}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_lone_ghost_has_no_brother_to_attack(level: int) -> None:
    """
    HW-3.4, HW-10.5: card 5 needs a second ghost of the colour, whatever its level.
    """
    colour = "BGYOR"[level - 1]
    for own, possible in ((colour, False), (2 * colour, True)):
        s = table(
            ghosts={"church": own, **({} if level == 1 else {"school": "B"})},
            levels={A: (level, level, level)},
            cards={A: (5,)},
        )
        assert possible == can_act(s, "fight")


@pytest.mark.parametrize("attacker", range(5))
def test_the_colours_and_the_distance_of_a_fight(attacker: int) -> None:
    """
    HW-5.5.1, HW-10.5, HW-10.35: the four other colours, here; cards add to both.
    """
    s = table()
    plain, with_cards = powers(0), powers(1 << 5 | 1 << 35)

    assert 0b11111 - (1 << attacker) == target_colours(s, A, attacker, plain)
    assert 0b11111 == target_colours(s, A, attacker, with_cards)
    assert (0, 3) == (target_range(s, A, plain), target_range(s, A, with_cards))


def test_dice_show_nothing_before_they_are_rolled() -> None:
    """
    HW-5.5.3: they are taken up first, and may be changed for higher ones.
    """
    s = table(2, ghosts={"church": "BG"}, slots={A: ("higher_die", "", "")})
    play(s, act("fight"), ("fight", "church", "blue", "church", "green"))
    assert ("lift_dice", A) == asked(s)
    assert (0, 0) == s.dice
