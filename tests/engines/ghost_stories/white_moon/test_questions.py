"""The questions of the rulebook ("Regelvragen"), each answer by its id."""

from __future__ import annotations

from tests.engines.ghost_stories.builders import (
    SEEK_HELP,
    effect,
    fate,
    is_haunted,
    names,
    offered,
    open_decision,
    play,
)
from tests.engines.ghost_stories.white_moon.builders import (
    ALL_CORNERS,
    RESCUE,
    curse,
    is_lying,
    killed,
    moon,
    owner,
)


def test_wm_q_02() -> None:
    """
    WM-Q-02: captured dice are rolled in the Barrier and go back afterwards.
    """
    s = moon(
        receptacles=ALL_CORNERS,
        ghosts={
            "red.0": "severed_heads_1",
            "red.1": "skinner",
            "blue.0": "severed_heads_2",
        },
    )
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    fate(s, "black", "blue", "blue", "blue")
    play(s, "barrier_exorcise")
    play(s, "exorcise", ("red.0",))
    assert [9] == [space for space, held in enumerate(s.captives) if held]


def test_wm_q_03() -> None:
    """
    WM-Q-03: a Hua killed in a neutral turn has no effect.
    """
    s = moon(players=2, active="red", stacks={"tea_house": "hua"})
    assert "taoist_fell" not in names(curse(s, "hua"))


def test_wm_q_04() -> None:
    """
    WM-Q-04: blue's second action stays possible after a Hua laid him down.
    """
    s = moon(
        active="blue",
        at={"blue": "cemetery"},
        ghosts={"red.0": "skinner"},
        graveyard="hua",
        ask=("act",),
    )
    fate(s, "haunt")
    play(s, *SEEK_HELP)
    assert is_lying(s, "blue")
    assert [("attempt_exorcism",)] == offered(s, "attempt_exorcism")


def test_wm_q_05() -> None:
    """
    WM-Q-05: Pavilion and Twin Winds set a lying figure on its feet.
    """
    s = moon(active="red", powers={"red": "dance_of_the_twin_winds"}, lying=["green"])
    play(s, "raise_taoist", "green")
    assert not is_lying(s, "green")


def test_wm_q_06() -> None:
    """
    WM-Q-06: first all die, then the tile is haunted; the second Sheng is ignored.
    """
    s = moon(stacks={"tea_house": "sheng sheng"})
    events = names(effect(s, "haunt_place", 8))
    assert ["villager_killed", "villager_killed", "tile_haunted"] == events
    assert is_haunted(s, "tea_house")


def test_wm_q_07() -> None:
    """
    WM-Q-07: a family completed in the Barrier rewards at its end.
    """
    s = moon(
        receptacles=ALL_CORNERS,
        stacks={"buddhist_temple": "long"},
        ghosts={"blue.0": "sticky_feet"},
    )
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    assert "artefact_gained" not in names(play(s, "barrier_rescue", "buddhist_temple"))
    events = names(play(s, "barrier_pass"))
    assert events.index("artefact_gained") < events.index("turn_began")
    assert "yellow" == owner(s, "elixir_of_life")


def test_wm_q_08() -> None:
    """
    WM-Q-08: a player moves Su-Ling although his Taoist died.
    """
    s = moon(beckoned=True, qi={"yellow": 1})
    effect(s, "lose_qi", 0)
    assert 0 == s.qi[0]
    s.agenda = [("end_turn",)]
    s.menu = None
    s.rules.run(s)
    assert "place_su_ling" == open_decision(s)


def test_wm_q_09() -> None:
    """
    WM-Q-09: an artefact of a neutral turn's Barrier goes to the next player.
    """
    s = moon(
        players=2,
        active="blue",
        receptacles=ALL_CORNERS,
        stacks={"buddhist_temple": "weng"},
    )
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    play(s, "barrier_rescue", "buddhist_temple")
    assert "yellow" == owner(s, "fireworks")


def test_wm_q_11() -> None:
    """
    WM-Q-11: captured dice are not usable at the School.
    """
    s = moon(
        school=True,
        at={"yellow": "night_watchman"},
        ghosts={"red.0": "lich", "blue.0": "creeping_horror"},
        ask=("act",),
    )
    play(s, *SEEK_HELP)
    assert 2 == len(s.dice)


def test_wm_q_14() -> None:
    """
    WM-Q-14: the Yin-Yang gives help or turns a tile; it does not rescue.
    """
    s = moon(
        stacks={"buddhist_temple": "hua"},
        at={"yellow": "tea_house"},
        yin_yang=["yellow"],
    )
    assert RESCUE not in offered(s)
    play(s, "use_yin_yang", "buddhist_temple")
    assert "" == killed(s)
    assert 1 == len(s.stacks[4])
