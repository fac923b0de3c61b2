from __future__ import annotations

from typing import Any

import pytest

from engines.core.chance import Chance
from engines.ghost_stories.white_moon.bots.judgement import MoonJudge
from engines.ghost_stories.white_moon.state import MoonTable
from tests.engines.ghost_stories.builders import (
    TITLE,
    asked,
    effect,
    fate,
    offered,
    open_decision,
    table,
)
from tests.engines.ghost_stories.builders import play as take
from tests.engines.ghost_stories.matches import mean_score, won
from tests.engines.ghost_stories.white_moon.builders import (
    ALL_CORNERS,
    RESCUE,
    curse,
    moon,
)

ACT = ("act",)


def chosen(s: Any) -> tuple[object, ...]:
    """Return what the heuristic bot takes."""
    options = offered(s)
    view = TITLE.view(s, asked(s))
    bot = TITLE.bots["heuristic"]
    return options[bot.choose(view, options, Chance(bytes(32)))]


def test_it_plays_clearly_better_than_chance() -> None:
    """
    WM-20.1: over the same few games it scores clearly more than random play.
    """
    moonlit = {"expansions": ["white_moon"]}
    random = mean_score("random", range(2), **moonlit)
    assert mean_score("heuristic", range(2), **moonlit) > random + 10


@pytest.mark.soak
def test_it_wins_often() -> None:
    """
    WM-19.1: it wins so many games that chance, which wins none, cannot explain it.
    """
    assert 0 == won("random", range(400), expansions=["white_moon"])
    assert won("heuristic", range(80), expansions=["white_moon"]) >= 6


def test_it_rescues() -> None:
    """
    WM-7.1, WM-6.1: it brings villagers to the Portal and rescues them.
    """
    s = moon(stacks={"buddhist_temple": "hua"}, ask=ACT)
    assert RESCUE == chosen(s)
    s = moon(at={"yellow": "tea_house"}, stacks={"tea_house": "long"})
    s.used = 0b1
    s.menu = None
    assert ("escort", "tea_house", "buddhist_temple") == chosen(s)


def test_it_protects() -> None:
    """
    WM-4.5, WM-11.1: Su-Ling goes in front of a Devourer; a lesser grief is chosen.
    """
    s = moon(
        ghosts={"red.0": "wererat", "blue.1": "yellow_plague"},
        beckoned=True,
        ask=("finish", 2, 4),
    )
    assert ("place_su_ling", "red.0", True) == chosen(s)
    s = moon(
        ghosts={"red.0": "wererat"},
        su_ling="red.0",
        crystals={"blue": 4},
        beckoned=True,
    )
    s.agenda = [("end_turn",)]
    s.menu = None
    s.rules.run(s)
    assert ("let_su_ling_rest",) == chosen(s)
    s = moon(stacks={"tea_house": "xiang", "cemetery": "wu", "pavilion": "long"})
    curse(s, "xiang")
    assert ("name_victim", "pavilion") == chosen(s)
    s = moon(players=2, stacks={"tea_house": "zhou"})
    curse(s, "zhou")
    assert ("bear_grief", "red") == chosen(s)


def worth(s: MoonTable) -> float:
    """Return what a table is worth to the bot."""
    return MoonJudge().worth(s)


def test_it_knows_for_whom_villagers_die() -> None:
    """
    WM-10.1, WM-17.1: they shield a tile from a figure; on a held Portal they wait.
    """
    facts: dict[str, Any] = {"ghosts": {"yellow.1": "ghoul"}, "figures": ["yellow.1"]}
    shielded = moon(stacks={"pavilion": "hua", "tea_house": "li"}, **facts)
    elsewhere = moon(stacks={"cemetery": "hua", "tea_house": "li"}, **facts)
    assert worth(shielded) > worth(elsewhere)
    line = ["pavilion", "buddhist_temple", "taoist_altar"]
    lost = moon(haunted=line, difficulty="initiation", edition="nl2008", **facts)
    assert worth(lost) < worth(elsewhere)
    held = moon(stacks={"buddhist_temple": "hua"}, ghosts={"yellow.0": "gate_keeper"})
    free = worth(held)
    held.portal_held = not held.portal_held
    assert free != worth(held)


def barrier(**given: Any) -> MoonTable:
    s = moon(receptacles=ALL_CORNERS, **given)
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    return s


def test_it_uses_the_barrier() -> None:
    """
    WM-12.5, WM-13.2: it fills Receptacles, rescues with a crystal, strikes at ghosts.
    """
    s = moon(crystals={"yellow": 1}, at={"yellow": "tea_house"}, ask=("finish", 2, 8))
    assert ("fill_receptacle", "se") == chosen(s)
    s = barrier(stacks={"buddhist_temple": "long"})
    assert ("barrier_rescue", "buddhist_temple") == chosen(s)
    s = barrier(ghosts={"red.0": "skinner"})
    assert ("barrier_exorcise",) == chosen(s)


def test_it_uses_its_artefacts() -> None:
    """
    WM-15.1, WM-15.2, WM-15.4, WM-15.5, WM-15.8: when they are of use.
    """
    s = moon(artefacts={"moon_dust": "yellow"}, ask=ACT)
    assert ("use_moon_dust",) == chosen(s)
    s = moon(
        artefacts={"fireworks": "yellow"}, ask=ACT, haunted=["pavilion", "tea_house"]
    )
    assert "light_fireworks" == chosen(s)[0]
    lich = {"yellow.2": "lich"}
    s = moon(
        artefacts={"divine_sword": "yellow", "claw_of_vengeance": "yellow"},
        at={"yellow": "tea_house"},
        ghosts=lich,
        ask=ACT,
    )
    take(s, "attempt_exorcism")
    assert ("set_die_white",) == chosen(s)
    fate(s, "red", "red")
    take(s, "set_die_white")
    assert ("claw_tao", "yellow") == chosen(s)
    s = moon(artefacts={"elixir_of_life": "yellow"}, qi={"blue": 0})
    s.agenda = [("begin_turn", 0)]
    s.menu = None
    s.rules.run(s)
    assert ("give_elixir", "blue") == chosen(s)
    s = moon(artefacts={"elixir_of_life": "yellow"}, qi={"yellow": 1})
    effect(s, "lose_qi", 0)
    assert "bequeath" == chosen(s)[0]


def test_it_knows_school_cemetery_and_herbalist() -> None:
    """
    WM-16.1, WM-16.6, WM-12.2: their help is worth something.
    """
    s = moon(
        school=True,
        ghosts={"red.0": "zombie_1", "blue.1": "soul_eater"},
        at={"yellow": "night_watchman"},
        ask=ACT,
    )
    take(s, "seek_help")
    assert "train" == chosen(s)[0]
    dead = "hua hua zhou zhou li li sun sun wu wu"
    s = moon(graveyard=dead, at={"yellow": "cemetery"}, ask=ACT)
    assert ("seek_help",) == chosen(s)
    s = moon(at={"yellow": "herbalist"}, ask=ACT)
    assert ("seek_help",) == chosen(s)
    s = moon(at={"yellow": "herbalist"}, ask=ACT, crystals={"red": 4})
    assert ("seek_help",) == chosen(s)


def test_it_sizes_up_a_shape_shifter_by_its_board() -> None:
    """
    WM-17.6: its chance depends on the tokens of the board's colour.
    """
    s = moon(
        ghosts={"yellow.2": "shape_shifter"},
        tao={"yellow": "yellow yellow yellow"},
        at={"yellow": "tea_house"},
        ask=ACT,
    )
    assert ("attempt_exorcism",) == chosen(s)


def test_it_shares_and_chooses_in_setup() -> None:
    """
    WM-2.6, WM-14.8: small families first; tokens to those who have few.
    """
    s = moon(stacks={"buddhist_temple": "xiang"}, ask=ACT, tao={"yellow": "yellow"})
    take(s, *RESCUE)
    assert ("give_tao", "yellow", "red") == chosen(s)
    options = TITLE.complete(1, {"expansions": ["white_moon"]})
    s = TITLE.start(1, options, bytes(32)).state
    assert "rescue_first" == open_decision(s)
    assert "rescue_first" == chosen(s)[0]
    take(s, *chosen(s))


def test_without_the_expansion_it_plays_as_before() -> None:
    """
    WM-0.2: the same bot serves both games.
    """
    s = table(haunted=["tea_house", "pavilion"], yin_yang=["yellow"])
    assert "purify" == chosen(s)[0]


def test_it_does_not_sink_ghosts_for_ever() -> None:
    """
    WM-15.7, WR-15: it sinks a ghost only while another colour must be in the deck.
    """
    s = moon(artefacts={"shield_of_time": "yellow"}, deck=["zombie_1"])
    effect(s, "bring_ghost", -1)
    assert ("sink_ghost",) == chosen(s)
    s = moon(artefacts={"shield_of_time": "yellow"}, deck=["zombie_1"])
    s.discard += s.deck[1:-5]
    s.deck = [s.deck[0], *s.deck[-5:]]
    effect(s, "bring_ghost", -1)
    assert ("let_ghost_come",) == chosen(s)
