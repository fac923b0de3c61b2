from __future__ import annotations

from typing import Any

from engines.ghost_stories.cards import CARDS, WHITE
from engines.ghost_stories.state import NOWHERE, POWER_LOCK, TAO_LOCK
from engines.ghost_stories.white_moon.state import SPENT, MoonTable
from tests.engines.decisions import assert_asks
from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    GIVE_UP,
    PASS,
    SEEK_HELP,
    STAY,
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
    tile_of,
    tokens,
)
from tests.engines.ghost_stories.white_moon.builders import (
    crystals,
    is_lying,
    moon,
    owner,
    stack,
)

TEA = {"yellow": "tea_house"}


def with_artefact(name: str, **given: Any) -> MoonTable:
    """Return a table on which yellow owns an artefact."""
    return moon(artefacts={name: "yellow"}, **given)


# Elixir of Life


def test_the_elixir_is_offered_through_the_yin_phase() -> None:
    """
    WM-15.13, WR-13: at the start, before each ghost acts, before and after steps 2, 3.
    """
    s = with_artefact(
        "elixir_of_life",
        ghosts={"yellow.0": "ghoul", "yellow.1": "time_keeper", "yellow.2": "zombie_1"},
        deck=["abysmal_1", "abysmal_2"],
    )
    begin_turn(s, "yellow")
    seen: list[str] = []
    while s.agenda[-1][0] != "move":
        if open_decision(s) == "use_elixir":
            assert "refused.not_offered" == refused(s, *PASS)[1]
            seen += names(play(s, "keep_elixir"))
            seen.append("asked")
        else:
            seen += names(play(s, *offered(s)[0]))
    assert 4 == seen.count("asked"), "start, the haunter, step 2, after the full board"


def test_the_elixir_before_and_after_the_ghost_of_step_3() -> None:
    """
    WM-15.13: a board with room is asked before step 3 and after it.
    """
    s = with_artefact("elixir_of_life", deck=["abysmal_1"])
    begin_turn(s, "yellow")
    asked_at = []
    while s.agenda[-1][0] != "move":
        if open_decision(s) == "use_elixir":
            asked_at.append(ghost(s, "blue.0") != "")
            play(s, "keep_elixir")
        else:
            play(s, "place_ghost", "blue.0")
    assert [False, False, False, True] == asked_at


def test_the_elixir_gives_a_qi() -> None:
    """
    WM-15.1: to any Taoist, once; not to a neutral board, not in another's turn.
    """
    s = with_artefact("elixir_of_life", players=2)
    begin_turn(s, "yellow")
    assert "refused.no_taoist" == refused(s, "give_elixir", "red")[1]
    play(s, "give_elixir", "green")
    assert 4 == qi(s, "green")
    assert SPENT == s.artefacts[0]
    s = with_artefact("elixir_of_life")
    begin_turn(s, "red")
    assert "use_elixir" != open_decision(s)
    s = with_artefact(
        "elixir_of_life", qi={"yellow": 8, "red": 5, "green": 4, "blue": 3}
    )
    begin_turn(s, "yellow")
    assert "use_elixir" != open_decision(s), "the supply is empty"


def test_the_elixir_brings_the_dead_back() -> None:
    """
    WM-15.1: on the Cemetery or the centre, with 1 Qi, without the Curse die.
    """
    for without, tile in (("", "cemetery"), ("cemetery", "buddhist_temple")):
        s = with_artefact(
            "elixir_of_life", qi={"blue": 0}, without=without, school=False
        )
        begin_turn(s, "yellow")
        events = names(play(s, "give_elixir", "blue"))
        arrival = ["ghost_drawn"]
        assert ["artefact_spent", "taoist_returned", "qi_gained", *arrival] == events
        assert_asks(s, "place_ghost", 0)
        assert (1, tile) == (qi(s, "blue"), tile_of(s, "blue"))


# Moon Dust, Fireworks, Scroll


def test_moon_dust_is_a_crystal() -> None:
    """
    WM-15.2, WM-15.12, WR-32: in the windows of the own Yang phase, if one is there.
    """
    for ask in (("move",), ("act",), ("finish", 2, 4), ("finish", 3, 4)):
        s = with_artefact("moon_dust", ask=ask)
        play(s, "use_moon_dust")
        assert 1 == crystals(s, "yellow")
        assert 1 == s.fresh_crystals or s.turn > 1
    s = with_artefact("moon_dust", crystals={"red": 4})
    assert "refused.artefact_idle" == refused(s, "use_moon_dust")[1]
    s = moon(
        artefacts={"moon_dust": "red"},
        ghosts={"yellow.1": "ghoul"},
        at={"yellow": "pavilion"},
    )
    assert "refused.no_artefact" == refused(s, "use_moon_dust")[1]
    play(s, *STAY)
    assert "refused.no_artefact" == refused(s, "use_moon_dust")[1]
    s = moon(ask=("finish", 2, 4), yin_yang=["yellow"])
    assert "refused.no_artefact" == refused(s, "use_moon_dust")[1]


def test_fireworks_are_the_action_of_any_tile() -> None:
    """
    WM-15.4, WM-15.12: of an active tile that is of use, without standing there.
    """
    s = with_artefact("fireworks", haunted=["tea_house", "pavilion"])
    tiles = {o[1] for o in offered(s, "light_fireworks")}
    assert {"herbalist", "taoist_altar", "buddhist_temple", "circle_of_prayer"} == tiles
    play(s, "light_fireworks", "buddhist_temple")
    assert 1 == s.held[0]
    assert "move" == open_decision(s)
    assert "" == owner(s, "fireworks")


def test_the_scroll_calls_the_others() -> None:
    """
    WM-15.3: after the move, clockwise, each comes or not, with a villager or not.
    """
    s = with_artefact(
        "scroll_of_unity",
        at={"red": "cemetery", "green": "pavilion", "blue": "buddhist_temple", **TEA},
        stacks={"cemetery": "li", "pavilion": "sun", "tea_house": "hua hua"},
        ask=("act",),
    )
    play(s, "unroll_scroll")
    assert 1 == asked(s)
    play(s, "come_with_villager")
    assert ("tea_house", "hua hua li") == (tile_of(s, "red"), stack(s, "tea_house"))
    assert 2 == asked(s)
    assert "refused.no_escort" == refused(s, "come_with_villager")[1]
    assert "refused.not_offered" == refused(s, *PASS)[1]
    play(s, "come")
    assert 3 == asked(s)
    play(s, "stay_away")
    assert ("tea_house", "buddhist_temple") == (tile_of(s, "green"), tile_of(s, "blue"))
    assert "act" == open_decision(s)


def test_the_scroll_waits_for_the_move() -> None:
    """
    WM-15.3: before the own move it is not offered, though others are away.
    """
    s = with_artefact("scroll_of_unity", at={"red": "cemetery"})
    assert_asks(s, "move", 0)
    assert [] == offered(s, "unroll_scroll")
    assert "WM-15.3" in refused(s, "unroll_scroll")[0]
    play(s, *STAY)
    assert_asks(s, "act", 0)
    assert [("unroll_scroll",)] == offered(s, "unroll_scroll")


def test_the_scroll_needs_somebody_to_call() -> None:
    """
    WM-15.12, WM-15.10: nobody away and nobody lying, no use; who lies stands up.
    """
    s = with_artefact("scroll_of_unity", ask=("act",), ghosts={}, yin_yang=["yellow"])
    assert "refused.artefact_idle" == refused(s, "unroll_scroll")[1]
    s = with_artefact("scroll_of_unity", ask=("act",), lying=["blue"])
    play(s, "unroll_scroll")
    assert [("stay_away",), ("stand_up",)] == offered(s)
    assert "refused.lying" == refused(s, "come")[1]
    play(s, "stand_up")
    assert not is_lying(s, "blue")


def test_the_scroll_solo_takes_power_tokens() -> None:
    """
    WM-15.3, WM-18.2: all that lie on the centre tile.
    """
    s = with_artefact(
        "scroll_of_unity", players=1, ask=("act",), power_tokens={"yellow": 1}
    )
    play(s, "unroll_scroll")
    assert (3, 0) == (s.power_tokens[0], s.centre)
    s = with_artefact(
        "scroll_of_unity", players=1, ask=("act",), power_tokens={"yellow": 3}
    )
    assert [] == offered(s, "unroll_scroll")


# Claw of Vengeance


def test_the_claw_takes_a_token_after_a_failure() -> None:
    """
    WM-15.5: of the colour of a ghost involved, not an incarnation, once per turn.
    """
    s = with_artefact(
        "claw_of_vengeance",
        at=TEA,
        ghosts={"yellow.2": "lich", "blue.0": "dark_mistress"},
        ask=("act",),
        powers={"yellow": "enfeeblement_mantra"},
    )
    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)
    assert [("spare_claw",), ("claw_tao", "yellow")] == offered(s)
    assert "refused.claw_colour" == refused(s, "claw_tao", "blue")[1]
    assert "refused.not_offered" == refused(s, *PASS)[1]
    events = names(play(s, "claw_tao", "yellow"))
    assert ["claw_struck", "tao_gained"] == events[:2]
    assert "yellow" == tokens(s, "yellow")


def test_the_claw_rests_after_use_and_may_be_spared() -> None:
    """
    WM-15.5: once per turn; nothing for incarnations alone or an empty supply.
    """
    given: dict[str, Any] = {"at": TEA, "ask": ("act",)}
    s = with_artefact("claw_of_vengeance", ghosts={"yellow.2": "lich"}, **given)
    fate(s, "red", "red", "red")
    play(s, *ATTEMPT)
    play(s, "spare_claw")
    assert ("", False) == (tokens(s, "yellow"), s.clawed)
    for ghosts, tao, clawed in (
        ({"yellow.2": "vampire_lord"}, "", False),
        ({"yellow.2": "lich"}, "yellow yellow yellow yellow", False),
        ({"yellow.2": "lich"}, "", True),
    ):
        s = with_artefact("claw_of_vengeance", ghosts=ghosts, tao={"red": tao}, **given)
        s.clawed = clawed
        fate(s, "red", "red", "red")
        play(s, *ATTEMPT)
        assert "use_claw" != open_decision(s)


# Armour of the Righteous


def test_the_armour_cancels_left_stones() -> None:
    """
    WM-15.6: of ghosts that enter on the owner's board; not of incarnations.
    """
    s = with_artefact("armour_of_the_righteous", deck=["coffin_breaker_1"])
    effect(s, "bring_ghost", NOWHERE)
    assert ["ghost_arrived"] == names(play(s, "place_ghost", "yellow.0"))[:1]
    assert 0 == s.locks[0]
    s = with_artefact("armour_of_the_righteous", deck=["fallen_monks", "zombie_1"])
    effect(s, "bring_ghost", NOWHERE)
    play(s, "place_ghost", "green.0")
    assert POWER_LOCK in s.locks or s.arriving
    s = with_artefact("armour_of_the_righteous", deck=["forgotten_ones"])
    effect(s, "bring_ghost", NOWHERE)
    assert "powers_locked" in names(play(s, "place_ghost", "yellow.0"))


def test_a_moved_ghost_gives_its_die_back() -> None:
    """
    WM-15.6, WR-14: and its lock rests; elsewhere the lock works again, the die not.
    """
    s = with_artefact(
        "armour_of_the_righteous",
        ghosts={
            "red.0": "severed_heads_1",
            "red.1": "black_widow_1",
            "yellow.2": "black_widow_2",
        },
    )
    assert TAO_LOCK == s.locks[2], "it was there before"
    effect(s, "move_ghost", 3, 0)
    effect(s, "move_ghost", 4, 1)
    assert not any(s.captives)
    assert 0 == s.locks[1]
    effect(s, "move_ghost", 0, 3)
    effect(s, "move_ghost", 1, 4)
    assert not any(s.captives)
    assert TAO_LOCK == s.locks[4]


# Shield of Time


def test_the_shield_sinks_ghosts_of_the_own_colour() -> None:
    """
    WM-15.7, WR-15: under the deck and drawn again, repeatedly, by choice.
    """
    s = with_artefact("shield_of_time", deck=["zombie_1", "zombie_2", "abysmal_1"])
    size = len(s.deck)
    begin_turn(s, "yellow")
    assert "use_shield" == open_decision(s)
    play(s, "sink_ghost")
    assert "zombie_1" == CARDS[s.deck[0]].id
    events = names(play(s, "sink_ghost"))
    assert ["ghost_sunk", "ghost_drawn"] == events
    assert ("abysmal_1", size - 1) == (CARDS[s.arriving].id, len(s.deck))
    s = with_artefact("shield_of_time", deck=["zombie_1"])
    begin_turn(s, "yellow")
    play(s, "let_ghost_come")
    assert "place_ghost" == open_decision(s)


def test_where_the_shield_does_not_work() -> None:
    """
    WM-15.7: other colours, incarnations, other turns, the dead; the last card loses.
    """
    for deck, active in (
        (["abysmal_1"], "yellow"),
        (["vampire_lord"], "yellow"),
        (["zombie_1"], "red"),
    ):
        s = with_artefact("shield_of_time", deck=deck, active=active)
        effect(s, "bring_ghost", NOWHERE)
        assert "place_ghost" == open_decision(s)
    s = with_artefact("shield_of_time", ghosts={"red.0": "vampire_lord"})
    s.discard += s.deck[:-1]
    s.deck = s.deck[-1:]
    s.incarnations = sum(
        CARDS[c].is_incarnation for c in (*s.deck, *s.discard, *s.ghosts)
    )
    effect(s, "bring_ghost", NOWHERE)
    assert s.outcome is not None
    assert "deck_exhausted" == s.outcome.reason


# Divine Sword


def test_the_sword_sets_a_die_on_white() -> None:
    """
    WM-15.8: in an own exorcism, before the rest is rolled; green powers work.
    """
    s = with_artefact("divine_sword", at=TEA, ghosts={"yellow.2": "lich"}, ask=("act",))
    play(s, *ATTEMPT)
    assert [("set_die_white",), ("roll_all_dice",)] == offered(s)
    t = s.clone()
    play(s, "set_die_white")
    assert 3 == len(s.dice)
    assert WHITE in s.dice
    fate(t, "red", "red", "red")
    play(t, "roll_all_dice")
    assert [1, 1, 1] == t.dice
    s = moon(
        artefacts={"divine_sword": "green"},
        active="green",
        at={"green": "tea_house"},
        ghosts={"yellow.2": "lich"},
        ask=("act",),
    )
    play(s, *ATTEMPT)
    play(s, "set_die_white")
    assert "pick_dice" == open_decision(s)


def test_the_sword_needs_a_die() -> None:
    """
    WM-15.8: with all dice captured nothing is asked.
    """
    heads = {
        "red.0": "severed_heads_1",
        "red.1": "severed_heads_2",
        "red.2": "creeping_horror",
    }
    s = with_artefact(
        "divine_sword", at=TEA, ghosts={**heads, "yellow.2": "ghoul"}, ask=("act",)
    )
    play(s, *ATTEMPT)

    assert [] == s.dice
    assert "draw_sword" != open_decision(s)


# Lying Taoists


def test_who_lies_uses_his_move_to_stand_up() -> None:
    """
    WM-15.9: he does not leave the tile; actions stay possible.
    """
    s = moon(lying=["yellow"], at=TEA, stacks={"tea_house": "li"})
    assert [STAY, ("stand_up",)] == offered(s, "stay", "stand_up", "move", "escort")
    assert "refused.lying" == refused(s, "move", "pavilion")[1]
    assert "refused.lying" == refused(s, "escort", "tea_house", "pavilion")[1]
    play(s, "stand_up")
    assert not is_lying(s, "yellow")
    assert [SEEK_HELP] == offered(s, "seek_help")
    s = moon(lying=["yellow"], at=TEA)
    play(s, *STAY)
    assert is_lying(s, "yellow")


def test_with_the_spires_he_stands_up_and_moves_one_tile() -> None:
    """
    WM-15.10, WR-16: alone or with the villager of his tile.
    """
    for option in (("move", "pavilion"), ("escort", "tea_house", "pavilion")):
        s = moon(
            active="red",
            at={"red": "tea_house"},
            lying=["red"],
            stacks={"tea_house": "li", "pavilion": "hua"},
        )
        assert ("move", "cemetery") not in offered(s)
        assert ("escort", "pavilion", "tea_house") not in offered(s)
        play(s, *option)
        assert ("pavilion", False) == (tile_of(s, "red"), is_lying(s, "red"))


def test_the_wind_sets_him_on_his_feet() -> None:
    """
    WM-15.10, WM-Q-05: Twin Winds and the Pavilion raise him in place instead.
    """
    for edition, ask in (("fr2010", ("move",)), ("nl2008", ("act",))):
        s = moon(
            edition=edition,
            active="red",
            powers={"red": "dance_of_the_twin_winds"},
            lying=["blue"],
            ask=ask,
        )
        assert "blue" not in {o[1] for o in offered(s, "send_taoist")}
        play(s, "raise_taoist", "blue")
        assert not is_lying(s, "blue")
        assert [] == offered(s, "send_taoist", "raise_taoist"), "once per turn"
        assert ask[0] == open_decision(s)
    s = moon(
        at={"yellow": "pavilion"},
        lying=["blue"],
        ask=("act",),
        ghosts={"red.0": "skinner"},
    )
    play(s, *SEEK_HELP)
    play(s, "blow_ghost", "red.0", "red.1")
    play(s, "raise_taoist", "blue")
    assert not is_lying(s, "blue")


# Inheritance


def test_artefacts_are_left_to_the_living() -> None:
    """
    WM-15.11, WR-17: each to a Taoist of the dead player's choice; crystals return.
    """
    s = moon(
        artefacts={"moon_dust": "yellow", "divine_sword": "yellow"},
        crystals={"yellow": 2},
        qi={"yellow": 1, "blue": 0},
        lying=["yellow"],
    )
    s.fresh_crystals = 1
    effect(s, "lose_qi", 0)
    assert ("bequeath", 0) == (open_decision(s), asked(s))
    assert (4, 0, False) == (s.reserve, s.fresh_crystals, is_lying(s, "yellow"))
    assert [("bequeath", "moon_dust", b) for b in ("red", "green")] == offered(s)
    assert "refused.no_heir" == refused(s, "bequeath", "moon_dust", "blue")[1]
    told = play(s, "bequeath", "moon_dust", "red")
    assert ("artefact_gained", "red", "moon_dust") in told
    play(s, "bequeath", "divine_sword", "green")
    assert ("red", "green") == (owner(s, "moon_dust"), owner(s, "divine_sword"))


def test_the_last_death_leaves_nothing() -> None:
    """
    WM-15.11, WM-19.2: with nobody alive the game is lost, and nobody inherits.
    """
    s = moon(
        players=1,
        artefacts={"moon_dust": "yellow"},
        qi={"yellow": 1},
        crystals={"yellow": 1},
    )
    effect(s, "lose_qi", 0)
    assert s.outcome is not None
    assert "all_dead" == s.outcome.reason
    s = moon(qi={"blue": 1})
    effect(s, "lose_qi", 3)
    assert "bequeath" != open_decision(s)
    assert GIVE_UP not in offered(s)
