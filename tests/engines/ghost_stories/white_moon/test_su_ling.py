from __future__ import annotations

from engines.ghost_stories.state import NOWHERE
from engines.ghost_stories.white_moon.state import BECKONED, ON_CARD, QUIET, RESERVE
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    END,
    asked,
    begin_turn,
    effect,
    fate,
    ghost,
    names,
    offered,
    on_stone,
    open_decision,
    play,
    refused,
)
from tests.engines.ghost_stories.white_moon.builders import ALL_CORNERS, curse, moon

FINISH = ("finish", 2, 4)


def test_what_calls_su_ling() -> None:
    """
    WM-4.1: a killed villager, a rolled Curse die, a haunted tile.
    """
    s = moon(stacks={"tea_house": "li"})
    assert QUIET == s.beckoned
    curse(s, "li")
    assert BECKONED == s.beckoned
    s = moon()
    fate(s, "none")
    effect(s, "roll_curse", 0)
    assert BECKONED == s.beckoned
    s = moon()
    effect(s, "haunt_place", 8)
    assert BECKONED == s.beckoned


def test_a_skipped_curse_die_does_not_call_her() -> None:
    """
    WM-4.8: Strength of a Mountain skips the die, which is no trigger.
    """
    s = moon(active="green", powers={"green": "strength_of_a_mountain"})
    effect(s, "roll_curse", 0)

    assert QUIET == s.beckoned


def test_a_trigger_in_the_last_window_gives_the_move() -> None:
    """
    WM-4.8: after step 3 she is offered at the very end, before the Barrier test.
    """
    s = moon(
        beckoned=False,
        yin_yang=["yellow"],
        graveyard="li",
        held={"yellow": 1},
        at={"yellow": "tea_house"},
        ask=("finish", 3, 8),
    )
    fate(s, "none")
    play(s, "use_yin_yang", "cemetery")
    assert "place_su_ling" == open_decision(s), "the last window had nothing more"
    assert "refused.not_offered" == refused(s, *END)[1]


def test_she_comes_once_per_turn_and_only_if_called() -> None:
    """
    WM-4.2: optional, once, not kept; from the reserve or from where she is.
    """
    s = moon(beckoned=True, ask=FINISH)
    play(s, "place_su_ling", "red.1", False)
    assert 4 == s.su_ling
    s = moon(ask=FINISH, yin_yang=["yellow"])
    assert [] == offered(s, "place_su_ling")
    assert "refused.su_ling_rests" == refused(s, "place_su_ling", "red.1", False)[1]
    s = moon(beckoned=True, su_ling="red.1", ask=FINISH, deck=["abysmal_1"])
    play(s, *END)
    assert 4 == s.su_ling
    assert QUIET == s.beckoned, "not kept for later"


def test_she_stands_nowhere_before_an_incarnation() -> None:
    """
    WM-4.3, WR-04: any stone but before an incarnation, with or without a Buddha.
    """
    s = moon(
        beckoned=True,
        ghosts={"red.1": "vampire_lord", "red.0": "skinner"},
        buddhas=["blue.1"],
        su_ling="blue.0",
        ask=FINISH,
    )
    spaces = {o[1] for o in offered(s, "place_su_ling")}
    assert 10 == len(spaces)
    assert {"red.0", "blue.1"} <= spaces
    assert (
        "refused.su_ling_incarnation"
        == (refused(s, "place_su_ling", "red.1", False)[1])
    )
    assert "refused.su_ling_stays" == refused(s, "place_su_ling", "blue.0", False)[1]
    for middle in ("yellow.1", "green.1", "blue.1"):
        assert (
            "refused.no_crystal_for_her"
            == (refused(s, "place_su_ling", middle, True)[1])
        )


def test_she_yields_to_an_incarnation() -> None:
    """
    WM-4.4: one that is placed or moved in front of her sends her to the reserve.
    """
    s = moon(su_ling="yellow.1", deck=["vampire_lord"])
    effect(s, "bring_ghost", NOWHERE)
    assert "su_ling_left" in names(play(s, "place_ghost", "yellow.1"))
    assert RESERVE == s.su_ling
    for space in ("yellow.0", "yellow.2"):
        s = moon(su_ling="yellow.1", deck=["vampire_lord"])
        effect(s, "bring_ghost", NOWHERE)
        assert "su_ling_left" not in names(play(s, "place_ghost", space))
        assert 1 == s.su_ling
    s = moon(su_ling="yellow.1", ghosts={"red.0": "vampire_lord"})
    effect(s, "move_ghost", 3, 1)
    assert RESERVE == s.su_ling
    s = moon(su_ling="yellow.1", ghosts={"red.0": "vampire_lord"})
    effect(s, "move_ghost", 3, 2)
    assert 1 == s.su_ling
    effect(s, "move_ghost", 2, 0)
    assert 1 == s.su_ling


def test_she_cancels_the_centre_stone() -> None:
    """
    WM-4.5, WR-22: no haunting move, no Curse die, no devouring; a figure stays.
    """
    for card in ("ghoul", "lich", "wererat"):
        s = moon(
            ghosts={"yellow.2": card}, su_ling="yellow.2", stacks={"tea_house": "li"}
        )
        assert ["turn_began", "ghost_drawn"] == names(begin_turn(s, "yellow"))[:2]
    s = moon(ghosts={"yellow.2": "ghoul"}, figures=["yellow.2"], su_ling="yellow.2")
    begin_turn(s, "yellow")
    assert on_stone(s, "yellow.2")


def test_she_lifts_the_immunity_to_dice() -> None:
    """
    WM-4.5: dice work on a ghost that withstands them; left stones go on.
    """
    at = {"yellow": "tea_house"}
    for su_ling, left in (("", "walking_corpse"), ("yellow.2", "")):
        s = moon(
            ghosts={"yellow.2": "walking_corpse"}, su_ling=su_ling, at=at, ask=("act",)
        )
        fate(s, "yellow", "yellow", "red")
        play(s, *ATTEMPT)
        assert left == ghost(s, "yellow.2")
    s = moon(su_ling="yellow.1", deck=["grave_walker"])
    effect(s, "bring_ghost", NOWHERE)
    assert "qi_lost" in names(play(s, "place_ghost", "yellow.1"))


def test_she_brings_a_crystal_to_an_empty_receptacle() -> None:
    """
    WM-4.6, WM-1.1: of the reserve, next to a corner tile; staying is not moving.
    """
    s = moon(beckoned=True, ask=FINISH, receptacles=["ne"])
    with_crystal = {o[1] for o in offered(s, "place_su_ling") if o[2]}
    expected = {"green.2", "red.0", "yellow.0", "red.2", "yellow.2", "blue.0"}
    assert expected == with_crystal
    assert (
        "refused.no_crystal_for_her"
        == (refused(s, "place_su_ling", "green.0", True)[1])
    )
    play(s, "place_su_ling", "red.2", True)
    assert (2, [False, True, False, True]) == (s.reserve, s.receptacles)
    s = moon(beckoned=True, ask=FINISH, crystals={"red": 4})
    assert not any(o[2] for o in offered(s, "place_su_ling"))


def test_the_right_outlives_the_taoist() -> None:
    """
    WM-4.7, WM-Q-08: if the active Taoist died, the delegate places her.
    """
    s = moon(beckoned=True, qi={"yellow": 1})
    effect(s, "lose_qi", 0)
    s.agenda = [("end_turn",)]
    s.menu = None
    s.rules.run(s)
    assert ("place_su_ling", 1) == (open_decision(s), asked(s))
    assert "refused.not_offered" == refused(s, "pass")[1]
    s.su_ling, s.menu = 4, None
    assert "refused.su_ling_stays" == refused(s, "place_su_ling", "red.1", False)[1]

    play(s, "let_su_ling_rest")

    assert 4 == s.su_ling


def test_nobody_is_asked_while_the_ondine_holds_her() -> None:
    """
    WM-17.3, WR-29: triggers cannot bring her in.
    """
    s = moon(
        ghosts={"red.0": "howling_ondine"}, beckoned=True, receptacles=ALL_CORNERS[:1]
    )
    assert ON_CARD == s.su_ling
    s.agenda = [("end_turn",)]
    s.menu = None
    s.rules.run(s)

    assert "place_su_ling" != open_decision(s)
