from __future__ import annotations

from typing import NamedTuple

import pytest

from engines.ghost_stories.base import BaseGame
from engines.ghost_stories.cards import CARD_NUMBERS, CARDS, COLOURS
from tests.engines.ghost_stories.builders import (
    begin_turn,
    effect,
    fate,
    ghost,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    qi,
    table,
    tokens,
)


class Printed(NamedTuple):
    """A card as it is printed: name, resistance, left, centre and right stone."""

    number: int
    id: str
    resistance: str
    left: str = ""
    centre: str = ""
    right: str = ""


PRINTED = [
    Printed(1, "ghoul", "yellow", centre="haunter"),
    Printed(2, "walking_corpse", "yellow", centre="immune"),
    Printed(3, "coffin_breaker_1", "yellow", left="ghost lock"),
    Printed(4, "coffin_breaker_2", "yellow", left="ghost"),
    Printed(5, "restless_dead", "yellow yellow", centre="haunter"),
    Printed(6, "zombie_1", "yellow yellow", right="curse"),
    Printed(7, "zombie_2", "yellow yellow", right="curse"),
    Printed(8, "hopping_vampire_1", "yellow yellow yellow", centre="haunter"),
    Printed(9, "hopping_vampire_2", "yellow yellow yellow", centre="haunter"),
    Printed(10, "yellow_plague", "yellow yellow yellow yellow", right="tao tao"),
    Printed(11, "lich", "yellow yellow yellow yellow", "", "tormentor", "qi"),
    Printed(12, "drowned_maiden", "blue", centre="haunter"),
    Printed(13, "hound_of_depth", "blue", centre="immune"),
    Printed(14, "perfidious_nymph_1", "blue", left="ghost lock"),
    Printed(15, "perfidious_nymph_2", "blue", left="ghost"),
    Printed(16, "sticky_feet", "blue blue", centre="haunter"),
    Printed(17, "abysmal_1", "blue blue", right="curse"),
    Printed(18, "abysmal_2", "blue blue", right="curse"),
    Printed(19, "ooze_devil_1", "blue blue blue", centre="haunter"),
    Printed(20, "ooze_devil_2", "blue blue blue", centre="haunter"),
    Printed(21, "liquid_horror", "blue blue blue blue", right="tao tao"),
    Printed(22, "fury_of_depth", "blue blue blue blue", "", "tormentor", "qi"),
    Printed(23, "creeping_one", "green", centre="haunter"),
    Printed(24, "fungus_thing", "green", centre="immune"),
    Printed(25, "fallen_monks", "green", left="ghost lock"),
    Printed(26, "fallen_monk", "green", left="ghost"),
    Printed(27, "restless_spirit", "green green", centre="haunter"),
    Printed(28, "rotten_soul_1", "green green", right="curse"),
    Printed(29, "rotten_soul_2", "green green", right="curse"),
    Printed(30, "wicked_one_1", "green green green", centre="haunter"),
    Printed(31, "wicked_one_2", "green green green", centre="haunter"),
    Printed(32, "green_abomination", "green green green green", right="tao tao"),
    Printed(33, "great_putrid", "green green green green", "", "tormentor", "qi"),
    Printed(34, "skinner", "red", centre="haunter"),
    Printed(35, "reaper", "red", centre="immune"),
    Printed(36, "sharp_nailed_mistresses_1", "red", left="ghost lock"),
    Printed(37, "sharp_nailed_mistresses_2", "red", left="ghost"),
    Printed(38, "bleeding_eyes", "red red", centre="haunter"),
    Printed(39, "blood_drinker_1", "red red", right="curse"),
    Printed(40, "blood_drinker_2", "red red", right="curse"),
    Printed(41, "scarlet_evildoer_1", "red red red", centre="haunter"),
    Printed(42, "scarlet_evildoer_2", "red red red", centre="haunter"),
    Printed(43, "flesh_devourer", "red red red red", right="tao tao"),
    Printed(44, "raging_one", "red red red red", "", "tormentor", "qi"),
    Printed(45, "gloomy_minion", "black", "stone", "haunter", "tao"),
    Printed(46, "repellent_beauty", "black", "die", "immune", "tao"),
    Printed(47, "severed_heads_1", "black", "die ghost", "", "tao"),
    Printed(48, "severed_heads_2", "black", "die ghost", "", "tao"),
    Printed(49, "grave_walker", "black black", "lose_qi", "haunter", "qi"),
    Printed(50, "black_widow_1", "black black", "tao_lock", "", "curse qi"),
    Printed(51, "black_widow_2", "black black", "tao_lock", "", "curse qi"),
    Printed(52, "dark_wraith_1", "black black black", "stone", "haunter", "qi"),
    Printed(53, "dark_wraith_2", "black black black", "stone", "haunter", "qi"),
    Printed(54, "shapeless_evil", "black black black black", "haunt", "", "qi"),
    Printed(55, "soul_eater", "black black black black", "tax", "tormentor", "qi"),
    Printed(56, "howling_nightmare", "black black black", "ghost", "", "group"),
    Printed(57, "uncatchable", "black black black", "curse", "", "group"),
    Printed(
        58,
        "hope_killer",
        "yellow yellow red red green green blue blue",
        right="curse group",
    ),
    Printed(
        59,
        "death_army",
        "black black black black black",
        centre="tormentor",
        right="curse group",
    ),
    Printed(60, "forgotten_ones", "black black black", "lock_all", "", "group"),
    Printed(61, "bonecracker", "red red red red", "tax", "collector", "group"),
    Printed(62, "dark_mistress", "blue blue blue", "tao_lock", "", "group"),
    Printed(63, "creeping_horror", "green green green green", "die", "", "group"),
    Printed(64, "vampire_lord", "yellow yellow yellow yellow", "", "haunter", "group"),
    Printed(65, "nameless", "yellow red green blue black", "circle", "white", "group"),
]

LEFT = {
    "ghost": "ghost_drawn",
    "lock": "power_locked",
    "stone": "figure_advanced",
    "die": "die_captured",
    "lose_qi": "qi_lost",
    "tao_lock": "tao_locked",
    "haunt": "tile_haunted",
    "tax": "tao_lost",
    "curse": "curse_rolled",
    "lock_all": "powers_locked",
    "circle": "circle_cleared",
}
"""The event by which each icon of a left stone shows itself."""

each_card = pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)


def test_every_card_is_printed_here() -> None:
    """
    GS-16.1: the 55 ghosts and 10 incarnations, by number and name.
    """
    assert [(c.number, c.id) for c in CARDS[1:66]] == (
        [(card.number, card.id) for card in PRINTED]
    )
    assert list(range(56, 66)) == [
        c.number for c in CARDS[1:66] if CARDS[c.number].is_incarnation
    ]


@each_card
def test_the_left_stone_of_a_card(card: Printed) -> None:
    """
    GS-16.1, GS-5.8, GS-5.7: its icons, and nothing else, act when it arrives.
    """
    plain = "zombie_2" if card.id == "zombie_1" else "zombie_1"
    s = table(deck=[card.id, plain], tao={"red": "red"}, circle="red")
    fate(s, "none")
    effect(s, "bring_ghost", -1)
    space = offered(s)[0][1]

    events = play(s, "place_ghost", space)
    if "ghost" in card.left:
        assert "place_ghost" == open_decision(s)
        events += play(s, *offered(s)[0])[1:]

    assert card.id == ghost(s, space)
    assert [LEFT[icon] for icon in card.left.split()] == names(events)[1:]


@each_card
def test_the_centre_stone_of_a_card(card: Printed) -> None:
    """
    GS-16.1, GS-4.2.3, GS-4.2.4: it acts in the Yin phase of the board on which it lies.
    """
    s = table(ghosts={"red.0": card.id}, tao={"blue": "blue"})
    fate(s, "none")

    told = set(names(begin_turn(s, "red")))

    assert ("haunter" in card.centre) == ("figure_advanced" in told)
    assert ("tormentor" in card.centre) == ("curse_rolled" in told)
    assert ("collector" in card.centre) == ("tao_lost" in told)


@each_card
def test_the_resistance_and_the_right_stone_of_a_card(card: Printed) -> None:
    """
    GS-8.2.1, GS-8.5.1, GS-8.5.2, GS-8.2.3, GS-15.2: what it asks, costs and gives.
    """
    asked = card.resistance.split()
    s = table(
        ghosts={"yellow.1": card.id, "red.0": "vampire_lord"}
        if card.id != "vampire_lord"
        else {"yellow.1": card.id, "red.0": "death_army"},
        at={"yellow": "pavilion"},
        ask=("choose_result",),
    )
    s.buddhas = [False] * 12
    if card.id == "uncatchable":
        s.caught = True
    locked = "tao_lock" in card.left
    immune = "immune" in card.centre
    s.dice = [COLOURS.index(colour) for colour in asked]
    if immune:
        assert [("give_up",)] == offered(s)
        s.dice = []
        s.tao[COLOURS.index(asked[0])] += 1
        s.supply[COLOURS.index(asked[0])] -= 1
        s.menu = None
    else:
        s.dice.pop()
        assert [("give_up",)] == offered(s), "one success too few"
        s.dice = [COLOURS.index(colour) for colour in asked]
        s.menu = None
    assert locked == (2 in s.locks)
    (option,) = [o for o in offered(s) if o != ("give_up",)]
    fate(s, "none")

    events = play(s, *option)

    told = names(events)
    assert ("curse" in card.right) == ("curse_rolled" in told)
    assert "" == ghost(s, "yellow.1")
    assert not any(s.captives)
    assert not s.locks[1]
    right = card.right.replace("curse", "").split()
    for reward in right:
        if reward == "tao":
            play(s, "take_tao", "green")
        elif reward == "qi":
            play(s, "gain_qi")
            assert 4 == qi(s, "yellow")
        else:
            play(s, "give_qi", "blue")
            play(s, "give_yin_yang", "green")
            assert (4, True) == (qi(s, "blue"), s.yin_yang[2])
    assert right.count("tao") * ["green"] == tokens(s, "yellow").split()
    assert 1 != s.turn, "nothing more to take: the next turn has begun"


def test_figures_belong_to_haunters() -> None:
    """
    GS-5.7: a Haunter has its figure on the card, an advanced one on the first stone.
    """
    s = table(deck=["ghoul", "dark_wraith_1"])
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.0")
    effect(s, "bring_ghost", -1)
    play(s, "place_ghost", "yellow.1")

    assert [False, True] == [on_stone(s, "yellow.0"), on_stone(s, "yellow.1")]


def test_the_catalogue_lists_every_component() -> None:
    """
    GS-2.2.8: 65 cards, 9 tiles and 8 powers, each with its name in three languages.
    """
    parts = BaseGame.components

    assert [65, 9, 8] == [len(parts[kind]) for kind in ("ghosts", "tiles", "powers")]
    for kind in parts.values():
        for part in kind:
            for language in ("en", "nl", "fr"):
                assert BaseGame.texts.speakers[language](part["names"])
    zombie = parts["ghosts"][CARD_NUMBERS["zombie_1"] - 1]
    assert ({"yellow": 2}, ["roll_curse"]) == (zombie["resistance"], zombie["curses"])
