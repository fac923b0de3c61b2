from __future__ import annotations

import pytest

from engines.halloween.deck import CARDS
from engines.halloween.hooks import EVENTS, MENUS, QUESTIONS, Powers, _hooks
from engines.halloween.state import Table
from tests.engines.halloween.builders import (
    ACCEPT,
    END_TURN,
    A,
    B,
    act,
    asked,
    names,
    offered,
    play,
    refused,
    rolls,
    slots,
    table,
    tokens,
)

FREE_ACTIONS = (6, 7, 8, 30, 33, 39, 48, 50, 52)
GREEN_ON_BLUE = ("fight", "church", "green", "church", "blue")


def test_every_card_is_one_of_three_kinds_with_its_timing() -> None:
    """
    Action cards name their action; sp cards score at the end (HW-9.2, HW-A19).
    """
    actions = {"summon", "scare", "upgrade", "move", "fight", "haunt"}
    for card in CARDS.values():
        assert card.kind in {*actions, "halloween", "sp"}
        assert (card.kind == "sp") == (card.timing == "end_of_game")
    assert {12, 21, 22, 26, 27, 31, 40, 41} <= {
        card.number for card in CARDS.values() if card.kind == "sp"
    }


def test_cards_use_the_four_hooks_and_nothing_else() -> None:
    """
    Every card has a hook, and in every row automatic cards come first (HW-9.6, HW-9.7).
    """
    hooked = {card for hooks in _hooks.values() for card, _ in hooks}
    assert set(CARDS) == hooked
    assert {*EVENTS, *QUESTIONS, *MENUS, "scores"} == set(Powers.__slots__)
    for event in EVENTS:
        optional = [CARDS[card].optional for card, _ in _hooks[event]]
        # Cards 1, 4 and 14 only note in their rows that they have been used.
        if event not in ("haunted", "strip_chosen"):
            assert sorted(optional) == optional, event


def test_these_cards_may_be_declined_and_no_others() -> None:
    """
    HW-9.7, HW-10.1: what is optional, what widens a choice (2, 35), all free actions.
    """
    actions = {1, 2, 15, 17, 18, 20, 23, 24, 34, 35, 36, 38, 45, 46, 49}
    others = {4, 14, 16, 43}
    assert actions | others | {*FREE_ACTIONS} == {
        card.number for card in CARDS.values() if card.optional
    }


def test_a_card_overrides_the_rules() -> None:
    """
    Card 2 lets a Move go where HW-5.4.1 forbids it (HW-9.1).
    """
    far = ("move", "school", "blue", "site_6")
    without = table(ghosts={"school": "B"})
    with_card = table(ghosts={"school": "B"}, cards={A: (2,)})
    for s in (without, with_card):
        play(s, act("move"))

    assert far not in offered(without)
    assert far in offered(with_card)


def test_an_action_card_works_for_granted_actions() -> None:
    """
    The Summon of card 24 is a Summon for card 9 (HW-9.3, HW-A19).
    """
    s = table(ghosts={"church": "B", "school": "BB"}, cards={A: (9, 24)})
    play(s, act("move"), ("move", "school", "blue", "church"))
    play(s, ("summon", "church", "blue"))

    assert "BB" == tokens(s)


def test_relocating_takes_a_bonus_token_swapping_and_placing_do_not() -> None:
    """
    Card 38 picks a token up; 39, 50 and the blue rule do not (HW-9.4, HW-A12).
    """
    bonus = {"church": "one_sp", "school": "reroll"}
    s = table(
        ghosts={"police_station": "BB", "church": "G"},
        cards={A: (39, 50)},
        tokens={A: "B"},
        bonus=bonus,
    )
    play(s, ("use_card", 50), ("place", "church", "blue"))
    play(s, ("use_card", 39), ("pick", "church", "green"))
    play(s, ("pick", "police_station", "blue"))
    assert ["", "", ""] == slots(s)

    s = table(cards={A: (38,)}, bonus=bonus)
    play(s, act("scare"), ("scare", "police_station", "blue"))
    play(s, ("relocate", "police_station", "blue", "church"))
    assert ["one_sp", "", ""] == slots(s)


def test_once_per_turn_cards_work_in_the_own_turn() -> None:
    """
    A holder of card 6 is not asked in the turn of another (HW-9.5).
    """
    s = table(cards={B: (6,)})

    assert ("use_card", 6) not in offered(s)
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), END_TURN)
    assert ("use_card", 6) in offered(s)


def a_use(card: int) -> Table:
    """Lay a table where a card can be used as a free action, and again after it."""
    return table(
        ghosts={"church": "BBG", "school": "BGY"},
        cards={A: (card,)},
        levels={A: (3, 3, 3)},
        scare={A: 5},
        tokens={A: "BBGGYY"},
        fields={A: {0: ("move", "scare"), 1: ("move", "scare")}},
    )


@pytest.mark.parametrize("card", FREE_ACTIONS)
def test_a_free_action_is_used_up_by_itself_and_by_no_other_card(card: int) -> None:
    """
    HW-9.5: once per turn each, whichever cards have been used besides.
    """
    s = a_use(card)
    s.spent = sum(1 << other for other in CARDS if other != card)
    assert ("use_card", card) in offered(s)

    s = a_use(card)
    play(s, ("use_card", card))
    while asked(s)[0] != "take_turn":
        play(s, offered(s)[0])

    assert 1 << card == s.spent
    assert ("use_card", card) not in offered(s)
    assert (("HW-9.5",), "once_per_turn") == refused(s, "use_card", card)


def test_a_card_of_another_number_is_not_held() -> None:
    """
    HW-8.6: whoever has cards before and after it still lacks this one.
    """
    s = table(cards={A: (6, 8)})
    assert (("HW-8.6",), "not_held") == refused(s, "use_card", 7)


def test_order_after_a_won_fight() -> None:
    """
    Board, blue rule, token, automatic cards by number, optional ones (HW-9.6, HW-A3).
    """
    s = table(2, ghosts={"church": "BG"}, cards={A: (3, 11, 17)}, levels={A: (2, 1, 1)})
    rolls(s, (6, 6), (4, 1))
    first = play(s, act("fight"), GREEN_ON_BLUE)
    assert "fight_won" == names(first)[-1]
    told = play(s, ("place_blue", "school"))

    assert ["ghosts_placed", "tokens_gained", "points_scored", "scare_gained"] == (
        names(told)
    )
    assert ("send_winner", A) == asked(s)


def test_optional_cards_are_offered_by_number() -> None:
    """
    23 before 24, each finished before the next, and 15 at last (HW-9.6, HW-A48).
    """
    s = table(
        ghosts={"church": "B", "school": "BB"},
        cards={A: (15, 23, 24)},
        bonus={"church": "one_sp", "site_4": "reroll"},
    )
    play(s, act("move"), ("move", "school", "blue", "church"))
    assert ["one_sp", "", ""] == slots(s)
    assert ("roll_move", A) == asked(s)
    play(s, ACCEPT)
    assert ("summon_reunited", A) == asked(s)
    play(s, ("summon", "church", "blue"))
    assert ("move_another", A) == asked(s)


def test_automatic_cards_cannot_be_declined() -> None:
    """
    Card 25 wins without dice whether its holder likes it or not (HW-9.7).
    """
    s = table(3, ghosts={"church": "BBG"}, cards={A: (25,)}, levels={A: (2, 1, 1)})
    told = play(s, act("fight"), GREEN_ON_BLUE)

    assert "fight_won" in names(told)
