"""The worked examples of the rulebooks, and checks of our own, each by its id."""

from __future__ import annotations

from typing import Any

import pytest

from engines.ghost_stories.cards import FACES
from engines.ghost_stories.state import Table
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    BOTH,
    FR,
    GIVE_UP,
    NL,
    SEEK_HELP,
    begin_turn,
    effect,
    fate,
    ghost,
    is_haunted,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    qi,
    refused,
    table,
    tokens,
)
from tests.engines.ghost_stories.test_setup import laid

TEA = {"yellow": "tea_house"}
LETTERS = {face[0]: face for face in FACES} | {"k": "black", "b": "blue"}


def roll(s: Table, dice: str, *curses: str) -> list[str]:
    """Attempt an exorcism with these dice; return what kinds of events happened."""
    fate(s, *(LETTERS[die] for die in dice.split()), *curses)
    return names(play(s, *ATTEMPT))


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_01(edition: str) -> None:
    """
    GS-X-01: the same haunting on the left, centre and right stone acts at its time.
    """
    s = table(edition=edition, deck=["shapeless_evil"])
    effect(s, "bring_ghost", -1)
    assert "tile_haunted" in names(play(s, "place_ghost", "yellow.0"))

    s = table(edition=edition, ghosts={"yellow.0": "ghoul"}, figures=["yellow.0"])
    assert "tile_haunted" in names(begin_turn(s, "yellow"))

    s = table(edition=edition, ghosts={"yellow.2": "zombie_1"}, at=TEA, ask=("act",))
    assert "tile_haunted" in roll(s, "y y r", "haunt")


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_02(edition: str) -> None:
    """
    GS-X-02: the exorcism of Severed Heads frees its die.
    """
    s = table(
        edition=edition, ghosts={"yellow.2": "severed_heads_1"}, at=TEA, ask=("act",)
    )
    roll(s, "k r")
    assert 0 == s.captives.count(True)
    play(s, "take_tao", "red")
    s.agenda = [("end_turn",)]
    s = table(edition=edition, ghosts={"yellow.2": "ghoul"}, at=TEA, ask=("act",))
    roll(s, "r r r")
    assert 3 == len(s.dice)


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_03(edition: str) -> None:
    """
    GS-X-03: Severed Heads as the twelfth ghost: a die, 1 Qi instead of a ghost.
    """
    full = dict(
        zip(
            [f"{b}.{n}" for b in ("red", "green", "blue") for n in range(3)],
            [
                *("blood_drinker_1", "blood_drinker_2", "flesh_devourer"),
                *("rotten_soul_1", "rotten_soul_2", "green_abomination"),
                *("abysmal_1", "abysmal_2", "liquid_horror"),
            ],
            strict=True,
        )
    )
    own = {"yellow.0": "zombie_1", "yellow.1": "zombie_2"}
    s = table(edition=edition, ghosts={**full, **own}, deck=["severed_heads_1"])
    deck = len(s.deck)

    events = begin_turn(s, "yellow")

    expected = ["ghost_drawn", "ghost_arrived", "die_captured", "qi_lost"]
    assert expected == names(events)[1:]
    assert ("severed_heads_1", 2, deck - 1) == (
        ghost(s, "yellow.2"),
        qi(s, "yellow"),
        len(s.deck),
    )
    assert 1 == s.captives.count(True)


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_04(edition: str) -> None:
    """
    GS-X-04: red and white suffice for Bleeding Eyes, red alone does not.
    """
    for dice, left in (("r w g", ""), ("r g b", "bleeding_eyes")):
        s = table(
            edition=edition, ghosts={"yellow.2": "bleeding_eyes"}, at=TEA, ask=("act",)
        )
        roll(s, dice)
        assert left == ghost(s, "yellow.2")


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_05(edition: str) -> None:
    """
    GS-X-05: a red token is spent and exorcises, or kept and the attempt fails.
    """
    spend = ("exorcise_with", ("yellow.2",), ("yellow.red",))
    for answer, left, kept in ((spend, "", ""), (GIVE_UP, "bleeding_eyes", "red")):
        s = table(
            edition=edition,
            ghosts={"yellow.2": "bleeding_eyes"},
            tao={"yellow": "red"},
            at=TEA,
            ask=("act",),
        )
        roll(s, "r g b")
        play(s, *answer)
        assert (left, kept) == (ghost(s, "yellow.2"), tokens(s, "yellow"))


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_06(edition: str) -> None:
    """
    GS-X-06: with the token both ghosts, without it exactly one of them.
    """
    s = table(
        edition=edition,
        ghosts={"yellow.2": "bleeding_eyes", "blue.0": "perfidious_nymph_2"},
        tao={"yellow": "red"},
        at=TEA,
        ask=("act",),
    )
    roll(s, "r w y")

    both = ("exorcise_with", ("yellow.2", "blue.0"), ("yellow.red",))
    expected = [("exorcise", ("yellow.2",)), ("exorcise", ("blue.0",)), both]
    assert expected == offered(s)
    play(s, *both)
    assert ("", "") == (ghost(s, "yellow.2"), ghost(s, "blue.0"))


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_07(edition: str) -> None:
    """
    GS-X-07: Zombie and Coffin Breaker must both go; one Curse die; the lock ends.
    """
    s = table(
        edition=edition,
        ghosts={"yellow.2": "zombie_1", "blue.0": "coffin_breaker_1"},
        at=TEA,
        ask=("act",),
    )
    assert 1 in s.locks

    told = roll(s, "y y w", "none")

    assert 1 == told.count("curse_rolled")
    assert 2 == told.count("ghost_exorcised")
    assert 1 not in s.locks


@pytest.mark.parametrize(
    "edition,bruce,friend", [(NL, "red", "yellow"), (FR, "yellow", "blue")]
)
def test_gs_x_08(edition: str, bruce: str, friend: str) -> None:
    """
    GS-X-08: a friend on the tile lends two yellow tokens against Hopping Vampire.
    """
    for place in ("tea_house", "pavilion"):
        s = table(
            edition=edition,
            active=bruce,
            ghosts={"yellow.2": "hopping_vampire_1"},
            tao={friend: "yellow yellow"},
            at={bruce: "tea_house", friend: place},
            ask=("act",),
        )
        roll(s, "g y r")
        if place == "tea_house":
            spent = (f"{friend}.yellow", f"{friend}.yellow")
            play(s, "exorcise_with", ("yellow.2",), spent)
            assert ("", "") == (ghost(s, "yellow.2"), tokens(s, friend))
        else:
            assert "hopping_vampire_1" == ghost(s, "yellow.2")


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_09(edition: str) -> None:
    """
    GS-X-09: the Yin-Yang as the reward of Dark Wraith; Qi unchanged.
    """
    s = table(
        edition=edition, ghosts={"yellow.2": "dark_wraith_1"}, at=TEA, ask=("act",)
    )
    roll(s, "k k w")
    play(s, "regain_yin_yang")

    assert (True, 3) == (s.yin_yang[0], qi(s, "yellow"))


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_10(edition: str) -> None:
    """
    GS-X-10: Yin-Yang for the Circle with black, then two successes exorcise.
    """
    s = table(
        edition=edition,
        ghosts={"yellow.2": "dark_wraith_1"},
        at=TEA,
        yin_yang=["yellow"],
        ask=("act",),
    )
    play(s, "use_yin_yang", "circle_of_prayer")
    play(s, "pray", "black")
    roll(s, "k w g")

    assert ("", 4, False) == (ghost(s, "yellow.2"), s.circle, s.yin_yang[0])
    play(s, "regain_yin_yang")
    assert s.yin_yang[0]


@pytest.mark.parametrize("edition,tiles", [(NL, 3), (FR, 2)])
def test_gs_x_11(edition: str, tiles: int) -> None:
    """
    GS-X-11: Sam dies at the Sorcerer's Hut, and the Haunter haunts nothing.
    """
    haunted = ["tea_house", "pavilion", "herbalist"][:tiles]
    s = table(
        edition=edition,
        difficulty="initiation",
        haunted=haunted,
        qi={"yellow": 1},
        at={"yellow": "sorcerer"},
        ghosts={"red.0": "bleeding_eyes"},
        figures=["red.0"],
        ask=("act",),
    )

    events = play(s, *SEEK_HELP)

    assert ("", 0) == (ghost(s, "red.0"), qi(s, "yellow"))
    assert "tile_haunted" not in names(events)
    assert "ghost_exorcised" not in names(events)
    assert s.outcome is None
    assert 2 == s.turn


@pytest.mark.parametrize("edition,tiles", [(NL, 3), (FR, 2)])
def test_gs_x_12(edition: str, tiles: int) -> None:
    """
    GS-X-12: the curse of Death Army loses at the last moment, a blank face wins.
    """
    for face, outcome in (
        ("haunt", "village_haunted"),
        ("none", "incarnations_exorcised"),
    ):
        s = table(
            edition=edition,
            difficulty="initiation",
            haunted=["taoist_altar", "sorcerer", "cemetery"][:tiles],
            ghosts={"yellow.2": "death_army"},
            tao={"yellow": "black black"},
            at=TEA,
            ask=("act",),
        )
        roll(s, "k k k", face)
        play(s, "exorcise_with", ("yellow.2",), ("yellow.black", "yellow.black"))
        if face == "none":
            play(s, "give_qi", "red")
            play(s, "give_yin_yang", "red")
        assert s.outcome is not None
        assert outcome == s.outcome.reason


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_13(edition: str) -> None:
    """
    GS-X-13: solo three tokens for three boards in one turn, but no board twice.
    """
    s = table(
        players=1,
        edition=edition,
        boards=["red"],
        active="red",
        power_tokens={"red": 3},
    )
    for board in ("yellow", "blue"):
        play(s, "use_power_token", board)
    assert (("GS-12.2",), "refused.board_used") == refused(s, "use_power_token", "blue")
    play(s, "use_power_token", "green")

    assert (0, 3) == (s.power_tokens[1], s.centre)


def test_gs_x_14() -> None:
    """
    GS-X-14: a Haunter in front of a whole haunted line loses the game.
    """
    s = table(
        edition=NL,
        difficulty="initiation",
        haunted=["circle_of_prayer", "sorcerer", "cemetery"],
        ghosts={"yellow.0": "ghoul"},
        figures=["yellow.0"],
    )

    begin_turn(s, "yellow")

    assert s.outcome is not None
    assert "line_haunted" == s.outcome.reason


def test_gs_x_20() -> None:
    """
    GS-X-20: figure on the card, on the stone, haunting and back on three turns.
    """
    s = table(ghosts={"blue.1": "ghoul"})
    seen = []
    for _ in range(3):
        begin_turn(s, "blue")
        seen.append((on_stone(s, "blue.1"), is_haunted(s, "night_watchman")))

    assert [(True, False), (False, True), (True, True)] == seen


def test_gs_x_21() -> None:
    """
    GS-X-21: a black ghost of the Tea House with a full active board goes anywhere.
    """
    s = table(
        ghosts={"yellow.0": "zombie_1", "yellow.1": "zombie_2", "yellow.2": "ghoul"},
        at=TEA,
        deck=["dark_wraith_1"],
        ask=("act",),
    )
    play(s, *SEEK_HELP)
    play(s, "take_tao", "red")

    assert 9 == len(offered(s, "place_ghost"))


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_22(edition: str) -> None:
    """
    GS-X-22: three yellow dice fail against Walking Corpse; a token or Circle does not.
    """
    facts: dict[str, Any] = {"edition": edition, "at": TEA, "ask": ("act",)}
    corpse = {"yellow.2": "walking_corpse"}
    s = table(ghosts=corpse, **facts)
    assert "exorcism_failed" in roll(s, "y y y")
    s = table(ghosts=corpse, tao={"yellow": "yellow"}, **facts)
    roll(s, "y y y")
    play(s, "exorcise_with", ("yellow.2",), ("yellow.yellow",))
    assert "" == ghost(s, "yellow.2")
    s = table(ghosts=corpse, circle="yellow", **facts)
    assert "ghost_exorcised" in roll(s, "r r r")


@pytest.mark.parametrize("edition", BOTH)
def test_gs_x_23(edition: str) -> None:
    """
    GS-X-23: Hope Killer with Circle and Mantra needs six; the colour comes after.
    """
    s = table(
        edition=edition,
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"yellow.2": "hope_killer"},
        mantra="yellow.2",
        circle="red",
        tao={"yellow": "green blue blue"},
        at=TEA,
        ask=("act",),
    )
    roll(s, "y y r")
    spent = ("yellow.green", "yellow.blue", "yellow.blue")
    assert [GIVE_UP, ("exorcise_with", ("yellow.2",), spent)] == offered(s)

    s = table(
        edition=edition,
        powers={"yellow": "enfeeblement_mantra"},
        ghosts={"yellow.2": "hope_killer"},
        mantra="yellow.2",
        circle="red",
        tao={"yellow": "green green blue"},
        at=TEA,
        ask=("act",),
    )
    roll(s, "y y r")
    assert 2 == len(offered(s)), "now the Mantra lowers blue"


def test_gs_x_24() -> None:
    """
    GS-X-24: a neutral board with 1 Qi is possessed; next time a player is named.
    """
    s = table(players=3, qi={"blue": 1}, ghosts={"blue.0": "lich"})
    fate(s, "lose_qi")
    assert "board_possessed" in names(begin_turn(s, "blue"))
    fate(s, "lose_qi")
    begin_turn(s, "blue")

    assert "bear_loss" == open_decision(s)


def test_gs_x_25() -> None:
    """
    GS-X-25: fr2010 Initiation with four players leaves no black token to pray with.
    """
    s = laid(4, difficulty="initiation")
    assert 0 == s.supply[4]
    s.active = s.boards[0]
    s.agenda = [("end_turn",), ("pray", 0)]

    assert "black" not in {option[1] for option in offered(s)}


def test_gs_x_26() -> None:
    """
    GS-X-26: Second Wind, locked by the Nymph, is used at once after her exorcism.
    """
    s = table(
        active="blue",
        powers={"blue": "second_wind"},
        ghosts={"blue.0": "perfidious_nymph_1", "yellow.2": "lich"},
        at={"blue": "tea_house"},
        ask=("act",),
    )
    roll(s, "b r r")

    assert ATTEMPT in offered(s)
