from __future__ import annotations

import pytest

from engines.ghost_stories.cards import CARDS, COLOURS, GHOST_NUMBERS
from engines.ghost_stories.state import NOWHERE
from tests.engines.decisions import assert_asks
from tests.engines.ghost_stories.builders import (
    asked,
    effect,
    ghost,
    is_haunted,
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
    curse,
    families,
    is_lying,
    killed,
    moon,
    owner,
    shuffled_box,
    stack,
)

TOKENS = [
    ("long", "green"),
    ("chang", "red"),
    ("teng", "yellow"),
    ("weng", "blue"),
    ("miao", "black"),
]
ARTEFACTS = [
    ("long", "elixir_of_life"),
    ("chang", "moon_dust"),
    ("teng", "scroll_of_unity"),
    ("weng", "fireworks"),
    ("miao", "shield_of_time"),
    ("sheng", "claw_of_vengeance"),
    ("sun", "armour_of_the_righteous"),
    ("hua", "divine_sword"),
]


@pytest.mark.parametrize("family, colour", TOKENS)
def test_a_tao_token_leaves_the_game(family: str, colour: str) -> None:
    """
    WM-14.1, WM-14.2, WM-14.3, WM-14.4, WM-14.5: one of the family's colour.
    """
    s = moon(stacks={"tea_house": family})
    number = COLOURS.index(colour)

    events = curse(s, family)

    assert ("tao_removed", colour, "supply") in events
    assert (3, 1) == (s.supply[number], s.lost_tao[number])


@pytest.mark.parametrize("family, artefact", ARTEFACTS)
def test_the_artefact_of_a_family(family: str, artefact: str) -> None:
    """
    WM-14.1, WM-14.2, WM-14.3, WM-14.4, WM-14.5, WM-14.9, WM-14.10, WM-14.13.

    The last rescued member gives it to the active player.
    """
    s = moon(stacks={"buddhist_temple": family}, ask=("act",))

    assert ("family_saved", family) in play(s, *RESCUE)
    assert "yellow" == owner(s, artefact)


def test_a_token_of_a_player_leaves_if_the_supply_has_none() -> None:
    """
    WM-14.6, WR-12: of a player of the group's choice, last from the Circle.
    """
    s = moon(
        stacks={"tea_house": "chang"}, tao={"yellow": "red", "blue": "red red red"}
    )
    curse(s, "chang")
    assert ("name_token", 0) == (open_decision(s), asked(s))
    assert "refused.not_offered" == refused(s, "lose_token", "green")[1]
    events = play(s, "lose_token", "blue")
    assert ("tao_removed", "red", "blue") in events
    assert "red red" == tokens(s, "blue")

    s = moon(stacks={"tea_house": "chang"}, circle="red")
    s.supply[1], s.lost_tao[1] = 0, 3
    assert ("tao_removed", "red", "circle") in curse(s, "chang")
    assert NOWHERE == s.circle

    s = moon(
        stacks={"tea_house": "chang"}, circle="red", tao={"blue": "red", "green": "red"}
    )
    s.supply[1], s.lost_tao[1] = 0, 1
    curse(s, "chang")
    assert_asks(s, "name_token", 0)
    assert ("tao_removed", "red", "green") in play(s, "lose_token", "green")
    assert (1, "red", "") == (s.circle, tokens(s, "blue"), tokens(s, "green"))

    s = moon(stacks={"tea_house": "chang"})
    s.supply[1], s.lost_tao[1] = 0, 4
    assert ["villager_killed"] == names(curse(s, "chang"))


def test_wu_brings_an_incarnation() -> None:
    """
    WM-14.7, WM-17.8: from the box, by the usual placement; it counts for the win.
    """
    s = moon(stacks={"tea_house": "wu"})
    shuffled_box(s, "vampire_lord")
    needed = s.incarnations

    events = curse(s, "wu")

    assert ("incarnation_came", "vampire_lord") in events
    assert needed + 1 == s.incarnations
    assert {("place_ghost", f"yellow.{n}") for n in range(3)} == set(offered(s))


def test_wu_on_a_full_table() -> None:
    """
    WM-14.7, WR-30: with twelve ghosts 1 Qi is lost and the card lies on the deck.
    """
    cards = [n for n in GHOST_NUMBERS if not CARDS[n].left][:12]
    spaces = [f"{c}.{n}" for c in ("yellow", "red", "green", "blue") for n in range(3)]
    full = {s: CARDS[n].id for s, n in zip(spaces, cards, strict=True)}
    s = moon(stacks={"tea_house": "wu"}, ghosts=full)
    shuffled_box(s, "vampire_lord")

    events = names(curse(s, "wu"))

    assert ["villager_killed", "incarnation_waits", "qi_lost"] == events
    assert "vampire_lord" == CARDS[s.deck[-1]].id


def test_wu_with_an_empty_box() -> None:
    """
    WR-01, WM-2.9: none left, no effect; Uncatchable does not come without its tiles.
    """
    s = moon(stacks={"tea_house": "wu"}, without="pavilion")
    shuffled_box(s, "uncatchable", "root_master")
    assert ("incarnation_came", "root_master") in curse(s, "wu")
    s = moon(stacks={"tea_house": "wu"})
    s.discard += s.box
    s.incarnations += len(s.box)
    s.box = []
    assert ["villager_killed"] == names(curse(s, "wu"))


def test_the_reward_of_wu_sets_buddhas() -> None:
    """
    WM-14.7: all available ones, at once, on free spaces of the group's choice.
    """
    s = moon(
        stacks={"buddhist_temple": "wu"}, ghosts={"red.0": "skinner"}, ask=("act",)
    )
    play(s, *RESCUE)
    assert "set_buddha" == open_decision(s)
    assert 11 == len(offered(s, "set_buddha"))
    assert "refused.space_taken" == refused(s, "set_buddha", "red.0")[1]
    assert "refused.not_offered" == refused(s, "pass")[1]
    play(s, "set_buddha", "blue.0")
    play(s, "set_buddha", "blue.1")
    assert (0, 2) == (s.temple, s.buddhas.count(True))
    assert "set_buddha" != open_decision(s)
    s = moon(stacks={"buddhist_temple": "wu"}, ask=("act",))
    play(s, *RESCUE)
    play(s, "keep_buddhas")
    assert 2 == s.temple
    s = moon(stacks={"buddhist_temple": "wu"}, ask=("act",), held={"red": 2})
    play(s, *RESCUE)
    assert "set_buddha" != open_decision(s), "none is available"


def test_xiang_kills_another_visible_villager() -> None:
    """
    WM-14.8, WR-25: of the group's choice, the one below included, with its curse.
    """
    s = moon(stacks={"tea_house": "chang xiang", "cemetery": "hua"})
    curse(s, "xiang")
    assert ("name_victim", 0) == (open_decision(s), asked(s))
    assert [("name_victim", t) for t in ("cemetery", "tea_house")] == offered(s)
    assert "refused.no_villager" == refused(s, "name_victim", "pavilion")[1]
    assert "refused.not_offered" == refused(s, "pass")[1]

    assert "tao_removed" in names(play(s, "name_victim", "tea_house"))
    assert "xiang chang" == killed(s)


def test_the_reward_of_xiang_shares_five_tokens() -> None:
    """
    WM-14.8: one of each colour in the supply, each for a living player of choice.
    """
    s = moon(
        stacks={"buddhist_temple": "xiang"},
        ask=("act",),
        tao={"green": "red red red red"},
        qi={"blue": 0},
    )
    play(s, *RESCUE)
    for colour, board in (
        ("yellow", "red"),
        ("green", "red"),
        ("blue", "red"),
        ("black", "yellow"),
    ):
        assert [(colour, b) for b in ("yellow", "red", "green")] == [
            o[1:] for o in offered(s)
        ]
        play(s, "give_tao", colour, board)
    assert ("black", "yellow green blue") == (tokens(s, "yellow"), tokens(s, "red"))


def test_sheng_haunts_its_tile() -> None:
    """
    WM-14.9, WM-10.1: the tile of the dead is haunted, or villagers there die first.
    """
    s = moon(stacks={"tea_house": "sheng"})
    curse(s, "sheng")
    assert is_haunted(s, "tea_house")
    s = moon(stacks={"tea_house": "li sheng"})
    curse(s, "sheng")
    assert "sheng li" == killed(s)
    assert not is_haunted(s, "tea_house")


def test_sun_brings_a_ghost() -> None:
    """
    WM-14.10: by the usual rules.
    """
    s = moon(stacks={"tea_house": "sun"}, deck=["zombie_1"])
    assert "ghost_drawn" in names(curse(s, "sun"))
    play(s, "place_ghost", "yellow.0")
    assert "zombie_1" == ghost(s, "yellow.0")


def test_li_shortens_the_deck() -> None:
    """
    WM-14.11, WR-26: the lowest ghost is removed unseen; incarnations are skipped.
    """
    s = moon(stacks={"tea_house": "li"})
    assert CARDS[s.deck[0]].is_incarnation
    lowest, size = s.deck[1], len(s.deck)

    assert ("card_removed", size - 1) in curse(s, "li")
    assert [lowest] == s.removed
    assert CARDS[s.deck[0]].is_incarnation


def test_an_emptied_deck_is_lost() -> None:
    """
    WM-19.2, WR-20.

    Removing the last card loses the game; none left but incarnations removes nothing.
    """
    s = moon(stacks={"tea_house": "li"}, ghosts={"red.0": "vampire_lord"})
    s.discard += s.deck[:-1]
    s.deck = s.deck[-1:]
    s.incarnations = sum(
        CARDS[c].is_incarnation for c in (*s.deck, *s.discard, *s.ghosts)
    )
    curse(s, "li")
    assert s.outcome is not None
    assert "deck_exhausted" == s.outcome.reason
    s = moon(stacks={"tea_house": "li"})
    s.discard += s.deck[1:]
    s.deck = s.deck[:1]
    assert ["villager_killed"] == names(curse(s, "li"))


def test_the_reward_of_li_shares_three_qi() -> None:
    """
    WM-14.11: one by one among the living.
    """
    s = moon(stacks={"buddhist_temple": "li"}, ask=("act",), qi={"blue": 0})
    play(s, *RESCUE)
    for board in ("red", "red", "green"):
        assert 3 == len(offered(s, "give_qi"))
        play(s, "give_qi", board)
    assert (3, 5, 4) == (qi(s, "yellow"), qi(s, "red"), qi(s, "green"))


def test_zhou_costs_somebody_a_qi() -> None:
    """
    WM-14.12: a living player or a neutral board with Qi, of the group's choice.
    """
    s = moon(players=2, stacks={"tea_house": "zhou"}, qi={"blue": 0})
    curse(s, "zhou")
    assert [("bear_grief", b) for b in ("yellow", "red", "green")] == offered(s)
    assert "refused.no_qi" == refused(s, "bear_grief", "blue")[1]
    assert "refused.not_offered" == refused(s, "pass")[1]
    play(s, "bear_grief", "red")
    assert 2 == qi(s, "red")


def test_zhou_rescued_calls_the_barrier() -> None:
    """
    WM-14.12: at the end of this turn.
    """
    s = moon(
        stacks={"buddhist_temple": "zhou"}, ask=("act",), ghosts={"red.0": "skinner"}
    )
    events = names(play(s, *RESCUE))

    assert "barrier_called" in events
    assert "guard_board" == open_decision(s)
    assert not s.barrier_due


def test_hua_lays_the_active_taoist_down() -> None:
    """
    WM-14.13: once; nothing in a neutral turn.
    """
    s = moon(stacks={"tea_house": "hua hua"})
    curse(s, "hua")
    assert is_lying(s, "yellow")
    assert ["villager_killed"] == names(curse(s, "hua")), "he lies already"


def test_curses_of_a_neutral_turn_hit_the_board() -> None:
    """
    WM-18.1, WM-8.2: Qi from the board, ghosts by its turn, Hua nothing.
    """
    s = moon(
        players=2, active="red", ghosts={"red.2": "wererat"}, stacks={"cemetery": "hua"}
    )
    effect(s, "devour", 3)
    assert "hua" == killed(s)
    assert not any(s.lying)
    effect(s, "devour", 3)
    assert 2 == qi(s, "red"), "no villager is left"
    s = moon(
        players=2, active="red", stacks={"cemetery": "sun"}, deck=["dark_wraith_1"]
    )
    effect(s, "devour", 3)
    assert {f"red.{n}" for n in range(3)} == {o[1] for o in offered(s, "place_ghost")}


def test_families_are_told_by_their_ids() -> None:
    """
    WM-5.1: twelve ids, each villager a member of one.
    """
    s = moon(stacks={"tea_house": "hua wu"})

    assert "hua wu" == stack(s, "tea_house")
    assert families("hua wu") == s.stacks[8]
