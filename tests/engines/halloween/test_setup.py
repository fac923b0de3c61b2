from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.halloween import TITLE
from engines.halloween.board import (
    BUILDING,
    BUILDINGS,
    COST,
    LEVELS,
    NEIGHBOURS,
    SCARE,
    SIDES,
)
from engines.halloween.bonus_tokens import BONUSES, COPIES, KINDS
from engines.halloween.deck import CARDS, SETS
from engines.halloween.state import Table
from engines.halloween.title import CUSTOM_DISPLAYS, custom_displays
from tests.engines.halloween.builders import (
    A,
    B,
    act,
    asked,
    ghosts,
    levels,
    offered,
    play,
    table,
)


def start(players: int = 3, seed: int = 0, **options: Any) -> Table:
    return TITLE.start(players, options, seed.to_bytes(32, "big")).state


def test_five_levels_have_their_dice_yields_costs_and_points() -> None:
    """
    Blue to red are d4 to d12; they yield 1 to 5, cost 2 to 5, score 2 to 10 (HW-1.1).
    """
    assert ("blue", "green", "yellow", "orange", "red") == tuple(
        level.colour for level in LEVELS
    )
    assert (4, 6, 8, 10, 12) == SIDES
    assert (1, 2, 3, 4, 5) == SCARE
    assert (2, 3, 4, 5) == COST[1:]
    assert (2, 4, 6, 8, 10) == tuple(level.points for level in LEVELS)


@pytest.mark.parametrize("colour", range(5))
def test_a_die_shows_each_of_its_sides(colour: int) -> None:
    """
    Each die gives 1 to its number of sides, red up to 12 (HW-1.2, HW-A40).
    """
    s = start()
    shown = {s.below(SIDES[colour]) + 1 for _ in range(40 * SIDES[colour])}

    assert set(range(1, SIDES[colour] + 1)) == shown


def test_the_town_is_a_grid_of_two_rows() -> None:
    """
    Neighbours are horizontal and vertical, never diagonal (HW-1.3, HW-A1).
    """
    neighbours = {
        here: {BUILDINGS[there] for there in range(6) if NEIGHBOURS[n] >> there & 1}
        for here, n in BUILDING.items()
    }

    assert {
        "school": {"church", "site_5"},
        "church": {"school", "site_4", "police_station"},
        "site_4": {"church", "site_6"},
        "site_5": {"school", "police_station"},
        "police_station": {"site_5", "church", "site_6"},
        "site_6": {"police_station", "site_4"},
    } == neighbours


def test_there_are_24_bonus_tokens_and_52_cards() -> None:
    """
    Twelve kinds of bonus tokens twice, 52 numbered cards (HW-1.4).
    """
    s = start()
    tokens = Counter([*s.bonus, *s.bonus_supply])

    assert dict.fromkeys(range(1, 13), COPIES) == dict(tokens)
    assert 12 == len(BONUSES)
    assert set(range(1, 53)) <= set(CARDS)
    assert list(range(1, len(CARDS) + 1)) == sorted(CARDS)


def test_every_player_has_discs_pumpkins_strips_and_slots() -> None:
    """
    12 discs, 6 pumpkins, 3 strips with six fields, 3 slots, 2 scare (HW-1.5, HW-2.5).
    """
    s = start(4)

    assert [12] * 4 == s.discs
    assert [6] * 4 == s.own_left
    assert [2] * 4 == s.scare
    assert [0] * 4 * 3 == s.slots
    assert [1, 1, 1] == levels(s, B)
    assert 0b111 == s.unused
    assert {"summon", "scare", "upgrade", "move", "fight", "haunt"} == set(
        TITLE.vocabulary.commands["act"].fields["action"].values
    )


def test_every_master_strip_has_a_marble_and_a_marker() -> None:
    """
    Four strips of level 1, all unused, in the Master variant (HW-2.5, HW-A37).
    """
    s = start(mode="master")

    assert [1, 1, 1, 1] == levels(s, A)
    assert 0b1111 == s.unused


def test_ghosts_belong_to_nobody() -> None:
    """
    Each player may use every ghost on the board in turn (HW-1.6).
    """
    s = table(players=2, ghosts={"church": "B"})
    play(s, act("scare"), ("scare", "church", "blue"), ("rest", 1), ("rest", 2))
    play(s, ("end_turn",), act("scare"))

    assert [("scare", "church", "blue")] == offered(s)
    assert ("scare", B) == asked(s)


def test_three_blue_ghosts_begin_at_the_police_station() -> None:
    """
    All scores are 0 and the other 22 ghosts are in the supply (HW-2.1).
    """
    s = start()

    assert "BBB" == ghosts(s, "police_station")
    assert [3, 0, 0, 0, 0] == s.on_board
    assert [0, 0, 0] == s.sp


def test_every_building_begins_with_an_open_bonus_token() -> None:
    """
    Six lie open, 18 are the supply, and the first ghosts take none (HW-2.2, HW-A14).
    """
    s = start()

    assert all(s.bonus)
    assert 18 == len(s.bonus_supply)
    assert [0] * 9 == s.slots
    assert KINDS[s.bonus[0]] == TITLE.view(s, None)["buildings"][0]["bonus"]


def test_all_tokens_begin_in_the_supply() -> None:
    """
    Twelve tokens of each colour are in the supply, nobody has any (HW-2.3).
    """
    s = start()

    assert [12] * 5 == s.supply
    assert [0] * 15 == s.tokens


def test_a_random_display_has_eight_different_cards() -> None:
    """
    Eight cards are drawn from all, others each time (HW-2.4).
    """
    displays = {start(seed=seed).display for seed in range(60)}

    assert 60 == len(displays)
    assert all(8 == len(set(display)) for display in displays)
    assert set(CARDS) == {card for display in displays for card in display}


@pytest.mark.parametrize("name", SETS)
def test_a_named_set_is_the_display(name: str) -> None:
    """
    A named set lies on display as it is listed (HW-2.4, HW-2.8).
    """
    listed = {
        "casper": (7, 12, 16, 27, 28, 29, 37, 51),
        "jacob_marley": (3, 11, 20, 24, 26, 32, 34, 45),
        "the_brown_lady": (12, 18, 19, 21, 23, 30, 51, 52),
        "bloody_mary": (3, 8, 13, 29, 33, 40, 41, 42),
        "the_amityville_ghosts": (1, 4, 6, 15, 22, 23, 31, 46),
    }

    assert listed[name] == start(card_set=name).display


def test_players_may_choose_the_display() -> None:
    """
    Eight different cards of choice lie on display (HW-2.4).
    """
    s = start(card_set="custom", cards=[52, 1, 9, 8, 7, 6, 5, 4])

    assert (1, 4, 5, 6, 7, 8, 9, 52) == s.display


@pytest.mark.parametrize(
    "options",
    [
        {"card_set": "custom"},
        {"card_set": "custom", "cards": [1, 2, 3]},
        {"cards": [1, 2, 3, 4, 5, 6, 7, 8]},
        {"card_set": "casper", "cards": [1, 2, 3, 4, 5, 6, 7, 8]},
    ],
)
def test_a_display_that_is_not_eight_cards_is_refused(
    options: dict[str, Any],
) -> None:
    """
    A chosen display has eight cards, and no other set names any (HW-2.4).
    """
    with pytest.raises(BadSetup) as caught:
        start(**options)

    assert ("HW-2.4",) == caught.value.rules
    assert "/options/cards" == caught.value.pointer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_two_players_have_neutral_pumpkins(players: int) -> None:
    """
    Two players get two neutral pumpkins each, more players none (HW-2.6, HW-13.1).
    """
    expected = 2 if players == 2 else 0

    assert [expected] * players == start(players).neutral_left


def test_the_starter_is_drawn_and_turns_go_clockwise() -> None:
    """
    Every seat may begin, and the next higher seat follows (HW-2.7, HW-A2).
    """
    states = [start(seed=seed) for seed in range(30)]
    s = states[0]
    first = s.starter
    play(s, ("rest", 0), ("rest", 1), ("rest", 2), ("end_turn",))

    assert {0, 1, 2} == {state.starter for state in states}
    assert asked(states[1]) == ("take_turn", states[1].starter)
    assert (first + 1) % 3 == s.active


def test_half_of_the_printed_cards_are_coloured() -> None:
    """
    26 grey and 26 coloured costs; card 12 counts itself as coloured (HW-A36).
    """
    kinds = Counter(CARDS[number].cost for number in range(1, 53))

    assert {"grey": 26, "coloured": 26} == dict(kinds)
    assert "coloured" == CARDS[12].cost
    assert all(
        {"grey", "coloured"} == {CARDS[card].cost for card in cards}
        for cards in SETS.values()
    )


def test_a_new_card_is_in_a_display_of_the_setups() -> None:
    """
    Cards that no display has yet make displays of eight, filled up with others.
    """
    *known, first, second = custom_displays(range(1, 62))

    assert list(CUSTOM_DISPLAYS) == known
    assert tuple(range(53, 61)) == first
    assert (1, 2, 3, 4, 5, 6, 7, 61) == second


def test_the_setups_let_many_cards_meet() -> None:
    """
    The displays that tests walk have every card in some display.
    """
    displays = [
        set(SETS.get(setup.options["card_set"]) or setup.options["cards"])
        for setup in TITLE.setups()
    ]
    pairs = {pair for display in displays for pair in combinations(display, 2)}

    assert set(CARDS) == set().union(*displays)
    assert len(pairs) > 200
    assert len(displays) <= 64


def test_nothing_is_drawn_and_nothing_is_on_the_way_at_the_start() -> None:
    """
    HW-2.1: a game begins without a drawn token, dice, foes or a reason to end.
    """
    s = TITLE.start(2, {}, bytes(32)).state
    assert (0, (), (), "") == (s.drawn, s.dice, s.foes, s.ending)
