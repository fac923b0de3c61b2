"""The worked examples of the rules, each by its id."""

from __future__ import annotations

from tests.engines.ghost_stories.builders import (
    ATTEMPT,
    GIVE_UP,
    SEEK_HELP,
    begin_turn,
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
    tokens,
)
from tests.engines.ghost_stories.white_moon.builders import (
    ALL_CORNERS,
    RESCUE,
    crystals,
    is_lying,
    killed,
    moon,
    owner,
    stack,
)


def test_wm_x_01() -> None:
    """
    WM-X-01: Second Wind rescues Long, which is complete, and a Hua, who is not.
    """
    s = moon(
        active="blue",
        powers={"blue": "second_wind"},
        stacks={"buddhist_temple": "hua long", "cemetery": "hua hua"},
        ask=("act",),
    )
    play(s, *RESCUE)
    assert "blue" == owner(s, "elixir_of_life")
    events = names(play(s, *RESCUE))
    assert "villager_rescued" in events
    assert "family_saved" not in events
    assert "" == owner(s, "divine_sword")


def test_wm_x_02() -> None:
    """
    WM-X-02: a figure kills a Zhou; somebody loses 1 Qi, and Su-Ling may come.
    """
    s = moon(
        players=2,
        active="red",
        ghosts={"red.0": "skinner"},
        stacks={"herbalist": "zhou"},
    )
    begin_turn(s, "red")
    assert "zhou" == killed(s)
    assert {("bear_grief", b) for b in ("yellow", "red", "green", "blue")} == (
        set(offered(s))
    )
    play(s, "bear_grief", "blue")
    assert 2 == qi(s, "blue")
    assert "place_su_ling" == open_decision(s)


def test_wm_x_03() -> None:
    """
    WM-X-03, WR-23.

    Sheng, Sun, Sheng die; the first Sheng haunts, the second does nothing.
    """
    s = moon(
        ghosts={"yellow.2": "ghoul"},
        figures=["yellow.2"],
        stacks={"tea_house": "sheng sun sheng"},
        deck=["abysmal_1", "abysmal_2"],
    )
    events = names(begin_turn(s, "yellow"))
    assert ["villager_killed"] * 3 + ["tile_haunted", "ghost_drawn"] == events[1:]
    assert is_haunted(s, "tea_house")
    events = names(play(s, "place_ghost", "blue.0"))
    assert "tile_haunted" not in events
    assert not on_stone(s, "yellow.2")
    assert (1, "sheng sun sheng") == (s.haunted.count(True), killed(s))


def test_wm_x_04() -> None:
    """
    WM-X-04: a Devourer of green takes the top villager of the second tile.
    """
    s = moon(
        active="green",
        ghosts={"green.0": "wereboar"},
        stacks={"night_watchman": "li hua"},
    )
    begin_turn(s, "green")
    assert ("hua", True) == (killed(s), is_lying(s, "green"))


def test_wm_x_05() -> None:
    """
    WM-X-05: a whole Barrier with three players.
    """
    s = moon(
        players=3,
        ghosts={
            "red.0": "scarlet_evildoer_1",
            "blue.0": "sticky_feet",
            "yellow.0": "restless_dead",
        },
        receptacles=ALL_CORNERS,
        su_ling="red.0",
        stacks={"buddhist_temple": "hua li"},
        tao={"yellow": "red"},
    )
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    fate(s, "red", "blue", "blue", "blue")
    play(s, "barrier_exorcise")
    play(s, "exorcise_with", ("red.0",), ("barrier.crystal",) * 2)
    assert [("barrier_pass",), ("barrier_rescue", "buddhist_temple")] == offered(s)
    play(s, "barrier_rescue", "buddhist_temple")
    fate(s, "blue", "red", "red", "red")
    play(s, "barrier_exorcise")
    play(s, "exorcise_with", ("blue.0",), ("barrier.crystal",))
    assert [("barrier_pass",), ("barrier_exorcise",)] == offered(s)
    assert "refused.no_crystal" == refused(s, "barrier_rescue", "buddhist_temple")[1]
    play(s, "barrier_pass")
    assert (4, -1) == (s.reserve, s.su_ling)
    assert "hua" == stack(s, "buddhist_temple")


def test_wm_x_06() -> None:
    """
    WM-X-06: solo, a Power token buys the colour of a board whose power is active.
    """
    s = moon(
        players=1,
        boards=["blue"],
        active="blue",
        school=True,
        ghosts={
            "red.0": "skinner",
            "green.0": "creeping_one",
            "yellow.0": "ghoul",
            "green.1": "fallen_monks",
        },
        power_tokens={"blue": 3},
        powers={"yellow": "bottomless_pockets", "green": "gods_favorite"},
        at={"blue": "night_watchman"},
        ask=("act",),
        yin_yang=["blue"],
    )
    assert [] == offered(s, "seek_help")
    s.borrowed = 0b0111
    s.menu = None
    play(s, *SEEK_HELP)
    assert [("train", "yellow"), ("train", "red")] == offered(s), "green is locked"


def test_wm_x_07() -> None:
    """
    WM-X-07.

    Yellow at the School with one token, ghosts of 1, 2 and 3; one yellow and one
    white were rolled.
    """
    s = moon(
        school=True,
        at={"yellow": "night_watchman"},
        ghosts={
            "red.0": "ghoul",
            "red.1": "restless_dead",
            "red.2": "hopping_vampire_1",
            "blue.0": "severed_heads_1",
        },
        tao={"yellow": "yellow"},
        ask=("act",),
    )
    play(s, *SEEK_HELP)
    fate(s, "yellow", "white")
    play(s, "train", "yellow")
    token = ("yellow.yellow",)
    assert {
        ("exorcise", ("red.0",)),
        ("exorcise", ("red.1",)),
        ("exorcise_with", ("red.0", "red.1"), token),
        ("exorcise_with", ("red.2",), token),
    } == set(offered(s))
    assert GIVE_UP not in offered(s)


def test_wm_x_08() -> None:
    """
    WM-X-08: villagers only on the third tile: the top one is killed.
    """
    s = moon(ghosts={"yellow.2": "ghoul"}, stacks={"herbalist": "li hua"})
    begin_turn(s, "yellow")
    assert ("hua", "li") == (killed(s), stack(s, "herbalist"))


def test_wm_x_09() -> None:
    """
    WM-X-09: two white dice and one crystal: one crystal, no token.
    """
    s = moon(at={"yellow": "herbalist"}, crystals={"red": 3}, ask=("act",))
    fate(s, "white", "white")
    play(s, *SEEK_HELP)
    assert (1, "") == (crystals(s, "yellow"), tokens(s, "yellow"))


def test_wm_x_10() -> None:
    """
    WM-X-10, WM-Q-10: one of two ghosts exorcised with the Claw: no token.
    """
    s = moon(
        artefacts={"claw_of_vengeance": "yellow"},
        at={"yellow": "tea_house"},
        ghosts={"yellow.2": "ghoul", "blue.0": "liquid_horror"},
        ask=("act",),
    )
    fate(s, "yellow", "red", "red")
    play(s, *ATTEMPT)
    assert "" == ghost(s, "yellow.2")
    assert "use_claw" != open_decision(s)
    assert "" == tokens(s, "yellow")
