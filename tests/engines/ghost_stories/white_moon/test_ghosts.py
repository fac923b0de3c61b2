"""The ten ghosts and the six incarnations, each by its printed row."""

from __future__ import annotations

import pytest

from engines.ghost_stories.cards import CARDS, COLOURS, GHOST_NUMBERS
from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.white_moon.cards import GHOSTS, INCARNATIONS, ROWS
from engines.ghost_stories.white_moon.state import ON_CARD, RESERVE
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    TITLE,
    asked,
    begin_turn,
    effect,
    fate,
    ghost,
    names,
    offered,
    open_decision,
    play,
    qi,
    refused,
    tokens,
)
from tests.engines.ghost_stories.white_moon.builders import (
    RESCUE,
    crystals,
    is_lying,
    killed,
    moon,
)

TEA = {"yellow": "tea_house"}
PRINTED = [
    ("wererat", "yellow", 2, False),
    ("vermin_lord", "yellow", 3, True),
    ("weresnake", "blue", 2, False),
    ("naga_queen", "blue", 3, True),
    ("wereboar", "green", 2, False),
    ("razorback", "green", 3, True),
    ("weretiger", "red", 2, False),
    ("silver_fangs", "red", 3, True),
    ("werewolf", "black", 2, True),
    ("grey_hunter", "black", 3, True),
]


@pytest.mark.parametrize("card, colour, asks, gives", PRINTED)
def test_a_ghost_devours_and_asks_what_its_row_says(
    card: str, colour: str, asks: int, gives: bool
) -> None:
    """
    WM-11.1, WM-12.1: it kills in its line each Yin phase; some give a crystal.
    """
    s = moon(ghosts={"yellow.2": card}, stacks={"herbalist": "li hua"})
    begin_turn(s, "yellow")
    assert "hua" == killed(s)
    other = "red" if colour != "red" else "blue"
    s = moon(ghosts={"yellow.2": card}, at=TEA, ask=("act",))
    fate(s, *[colour] * asks, *[other] * (3 - asks))
    events = play(s, *ATTEMPT)
    assert ("ghost_exorcised", "yellow", card, "yellow.2") in events
    assert gives == (1 == crystals(s, "yellow"))
    s = moon(ghosts={"yellow.2": card}, at=TEA, ask=("act",))
    fate(s, *[colour] * (asks - 1), *[other] * (4 - asks))
    play(s, *ATTEMPT)
    assert card == ghost(s, "yellow.2"), "one success is missing"


def test_a_devourer_without_a_villager_in_line() -> None:
    """
    WM-11.1: any visible villager of the group's choice; none at all costs 1 Qi.
    """
    s = moon(
        ghosts={"yellow.2": "wererat"}, stacks={"cemetery": "li", "pavilion": "sun"}
    )
    begin_turn(s, "yellow")
    assert ("name_victim", 0) == (open_decision(s), asked(s))
    play(s, "name_victim", "cemetery")
    assert "li" == killed(s)
    s = moon(ghosts={"yellow.2": "wererat"})
    begin_turn(s, "yellow")
    assert 2 == qi(s, "yellow")


def test_grey_hunter_devours_on_arrival() -> None:
    """
    WM-11.2: by its left stone, which the Armour cancels.
    """
    for artefacts, dead in (({}, "li"), ({"armour_of_the_righteous": "yellow"}, "")):
        s = moon(deck=["grey_hunter"], stacks={"tea_house": "li"}, artefacts=artefacts)
        effect(s, "bring_ghost", NOWHERE)
        play(s, "place_ghost", "yellow.2")
        assert dead == killed(s)


def test_inferred_faces_are_marked() -> None:
    """
    WM-0.4, WM-0.1, WR-24.

    Every new card is marked in the catalogue, and its values are those of its row.
    """
    shown = {card["id"]: card for card in TITLE.components["ghosts"]}

    assert 81 == len(shown)
    assert {"inferred"} == {shown[row.id]["confidence"] for row in ROWS}
    assert {"confirmed"} == {
        card["confidence"] for card in shown.values() if card["number"] < 66
    }
    assert list(range(66, 72)) == [shown[row.id]["number"] for row in INCARNATIONS]
    assert list(range(72, 82)) == [shown[row.id]["number"] for row in GHOSTS]
    for row in GHOSTS:
        assert {COLOURS[row.colour]: row.asks} == shown[row.id]["resistance"]


# Incarnations

ASKED = {
    "gate_keeper": "yellow",
    "voracious": "red",
    "howling_ondine": "blue",
    "root_master": "green",
    "time_keeper": "black",
    "shape_shifter": "yellow",
}


@pytest.mark.parametrize("card, colour", ASKED.items())
def test_the_reward_of_a_new_incarnation(card: str, colour: str) -> None:
    """
    WM-17.7.

    A crystal and a Yin-Yang, no Qi, for living players of the group's choice.
    """
    s = moon(
        ghosts={"yellow.2": card},
        deck=["hope_killer"],
        at=TEA,
        tao={"yellow": colour},
        qi={"blue": 0},
        yin_yang=["yellow"],
        ask=("act",),
    )
    fate(s, colour, colour, colour)
    play(s, *ATTEMPT)
    if open_decision(s) == "choose_result":
        play(s, *offered(s, "exorcise_with")[0])
    assert [("give_crystal", b) for b in ("yellow", "red", "green")] == offered(s)
    play(s, "give_crystal", "red")
    assert [("give_yin_yang", b) for b in ("red", "green")] == offered(s)
    play(s, "give_yin_yang", "green")
    assert (1, True, 3) == (crystals(s, "red"), s.yin_yang[2], qi(s, "yellow"))


def test_no_crystal_is_given_from_an_empty_reserve() -> None:
    """
    WM-17.7: only from the reserve.
    """
    s = moon(crystals={"red": 4})

    assert [] == effect(s, "share_crystal")


def test_gate_keeper_holds_the_portal() -> None:
    """
    WM-17.1: while in play nobody is rescued; then the Portal returns to its tile.
    """
    s = moon(
        deck=["gate_keeper"],
        stacks={"buddhist_temple": "hua"},
        ask=("act",),
        yin_yang=["yellow"],
    )
    assert [RESCUE] == offered(s, "rescue")
    effect(s, "bring_ghost", NOWHERE)
    assert "portal_held" in names(play(s, "place_ghost", "yellow.2"))
    assert [] == offered(s, "rescue")
    assert "refused.no_rescue" == refused(s, *RESCUE)[1]
    events = effect(s, "banish", 2, NOWHERE)
    assert ("portal_returned", "buddhist_temple") in events
    assert not s.portal_held


def test_voracious_kills_a_visible_villager() -> None:
    """
    WM-17.2, WR-18: on arrival and at the start of Yin; without any, nothing.
    """
    s = moon(
        deck=["voracious"], stacks={"cemetery": "li", "tea_house": "hua"}, active="red"
    )
    effect(s, "bring_ghost", NOWHERE)
    play(s, "place_ghost", "red.0")
    play(s, "name_victim", "tea_house")
    assert "hua" == killed(s)
    begin_turn(s, "red")
    assert "hua li" == killed(s)
    events = begin_turn(s, "red")
    assert 3 == qi(s, "red")
    assert "villager_killed" not in names(events)


def test_howling_ondine_holds_su_ling() -> None:
    """
    WM-17.3, WR-29.

    Wherever she is, also from the reserve; then she is in the reserve.
    """
    for su_ling in ("", "red.1"):
        s = moon(deck=["howling_ondine"], su_ling=su_ling)
        effect(s, "bring_ghost", NOWHERE)
        play(s, "place_ghost", "blue.0")
        assert ON_CARD == s.su_ling
        effect(s, "banish", 9, NOWHERE)
        assert RESERVE == s.su_ling


def test_root_master_lays_all_down() -> None:
    """
    WM-17.4: all living Taoists, on arrival.
    """
    s = moon(deck=["root_master"], qi={"blue": 0})
    effect(s, "bring_ghost", NOWHERE)
    play(s, "place_ghost", "green.0")

    assert [True, True, True, False] == [
        is_lying(s, board) for board in ("yellow", "red", "green", "blue")
    ]


def test_time_keeper_shortens_the_deck() -> None:
    """
    WM-17.5, WR-26: two bottom ghosts on arrival, a ghost at the start of Yin.
    """
    s = moon(deck=["time_keeper", "abysmal_1", "abysmal_2"])
    size = len(s.deck)
    effect(s, "bring_ghost", NOWHERE)
    play(s, "place_ghost", "yellow.0")
    assert (size - 3, 2) == (len(s.deck), len(s.removed))
    begin_turn(s, "yellow")
    assert "abysmal_1" == CARDS[s.arriving].id
    play(s, "place_ghost", "blue.0")
    assert "abysmal_2" == CARDS[s.arriving].id, "the ghost of step 3"


def test_time_keeper_may_empty_the_deck() -> None:
    """
    WM-19.2, WR-20: the first of the two removals may already lose the game.
    """
    s = moon(ghosts={"red.0": "time_keeper"})
    s.discard += s.deck[:-1]
    s.deck = s.deck[-1:]
    s.incarnations = sum(CARDS[c].is_incarnation for c in (*s.discard, *s.ghosts))
    effect(s, "shorten_deck_by_two", 3)

    assert s.outcome is not None
    assert "deck_exhausted" == s.outcome.reason


def test_shape_shifter_has_the_colour_of_its_board() -> None:
    """
    WM-17.6, WR-19.

    Placed as a black card, it asks for 4 of the board's colour, after the Circle; on
    arrival a ghost comes.
    """
    s = moon(deck=["shape_shifter", "abysmal_1"], active="green")
    effect(s, "bring_ghost", NOWHERE)
    assert {f"green.{n}" for n in range(3)} == {o[1] for o in offered(s)}
    assert "ghost_drawn" in names(play(s, "place_ghost", "green.0"))
    need = s.rules.questions["requirement"]
    assert (0, 0, 4, 0, 0) == need(s, 6).needs
    s = moon(ghosts={"blue.0": "shape_shifter"}, circle="blue")
    assert (0, 0, 0, 3, 0) == s.rules.questions["requirement"](s, 9).needs


def test_shape_shifter_moves_clockwise() -> None:
    """
    WM-17.6, WM-Q-13, WR-19.

    To the next free space; a Buddha there returns to the Temple; it acts again in the
    turn of its new board.
    """
    s = moon(ghosts={"yellow.0": "shape_shifter"}, buddhas=["red.2"])
    begin_turn(s, "yellow")
    assert "shape_shifter" == ghost(s, "red.2")
    assert (2, False) == (s.temple, s.buddhas[5])
    begin_turn(s, "red")
    assert "shape_shifter" == ghost(s, "red.1")
    s = moon(ghosts={"yellow.2": "shape_shifter", "yellow.1": "ghoul"})
    begin_turn(s, "yellow")
    assert "shape_shifter" == ghost(s, "yellow.0")


def test_shape_shifter_goes_all_the_way_round() -> None:
    """
    WM-17.6: the only free space may be the one just behind it, eleven steps on.
    """
    cards = [n for n in GHOST_NUMBERS if not CARDS[n].left][:10]
    spaces = [f"{c}.{n}" for c in ("yellow", "red", "green", "blue") for n in range(3)]
    full = {s: CARDS[n].id for s, n in zip(spaces[2:], cards, strict=True)}
    s = moon(ghosts={"yellow.0": "shape_shifter", **full})
    effect(s, "shift_clockwise", 0)

    assert "shape_shifter" == ghost(s, "yellow.1")


def test_shape_shifter_stays_on_a_full_table() -> None:
    """
    WM-17.6: without a free space it stays.
    """
    cards = [n for n in GHOST_NUMBERS if not CARDS[n].left][:11]
    spaces = [f"{c}.{n}" for c in ("yellow", "red", "green", "blue") for n in range(3)]
    full = {s: CARDS[n].id for s, n in zip(spaces[1:], cards, strict=True)}
    s = moon(ghosts={"yellow.0": "shape_shifter", **full})
    effect(s, "shift_clockwise", 0)

    assert "shape_shifter" == ghost(s, "yellow.0")
    assert "" == tokens(s, "yellow")
