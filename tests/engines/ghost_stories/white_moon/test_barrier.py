from __future__ import annotations

from typing import Any

from engines.ghost_stories.white_moon.state import ON_CARD, RESERVE, MoonTable
from tests.engines.ghost_stories.builders import (
    GIVE_UP,
    asked,
    fate,
    ghost,
    names,
    offered,
    open_decision,
    play,
    refused,
    tokens,
)
from tests.engines.ghost_stories.white_moon.builders import (
    ALL_CORNERS,
    moon,
    owner,
    stack,
)


def raised(**given: Any) -> MoonTable:
    """Return a table at the first board of the Barrier, in yellow's turn."""
    s = moon(**{"receptacles": ALL_CORNERS, **given})
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    return s


def test_four_full_receptacles_raise_the_barrier() -> None:
    """
    WM-13.1, WM-13.2.

    Each board once, clockwise from the left of the active one, for the delegate.
    """
    ghosts = {
        "red.0": "skinner",
        "green.0": "creeping_one",
        "blue.0": "drowned_maiden",
        "yellow.0": "ghoul",
    }
    s = raised(ghosts=ghosts)
    boards = []
    while open_decision(s) == "guard_board":
        assert 0 == asked(s)
        boards.append(s.agenda[-1][2])
        play(s, "barrier_pass")
    assert [1, 2, 3, 0] == boards
    s = raised(receptacles=ALL_CORNERS[1:])
    assert "guard_board" != open_decision(s)


def test_a_crystal_rescues_from_the_portal_or_anywhere() -> None:
    """
    WM-13.3, WR-10.

    The top of the Portal tile, else any visible villager; not while Gate Keeper holds
    the Portal.
    """
    s = raised(stacks={"buddhist_temple": "hua li", "tea_house": "sun"})
    assert [("barrier_rescue", "buddhist_temple")] == offered(s, "barrier_rescue")
    assert "refused.barrier_rescue" == refused(s, "barrier_rescue", "tea_house")[1]
    play(s, "barrier_rescue", "buddhist_temple")
    assert "hua" == stack(s, "buddhist_temple")
    assert 3 == s.receptacles.count(True)
    s = raised(stacks={"cemetery": "hua", "tea_house": "sun"})
    assert 2 == len(offered(s, "barrier_rescue"))
    s = raised(
        stacks={"cemetery": "hua"}, ghosts={"red.0": "gate_keeper", "red.1": "skinner"}
    )
    assert [] == offered(s, "barrier_rescue")


def test_four_dice_against_a_board() -> None:
    """
    WM-13.4, WR-11, WM-Q-02.

    Captured dice too, crystals of the Barrier as tokens; no powers, tokens or
    artefacts of players; what the dice exorcise must go.
    """
    s = raised(
        active="green",
        ghosts={
            "blue.0": "drowned_maiden",
            "blue.1": "sticky_feet",
            "red.0": "severed_heads_1",
        },
        tao={"green": "blue", "blue": "blue"},
        artefacts={"divine_sword": "green", "claw_of_vengeance": "green"},
    )
    fate(s, "blue", "red", "red", "red")
    play(s, "barrier_exorcise")
    assert 4 == len(s.dice), "the captured one is rolled"
    assert "choose_wards" == open_decision(s), "no reroll by The Gods' Favorite"
    spent = {o[2] for o in offered(s, "exorcise_with")}
    assert spent == {("barrier.crystal",), ("barrier.crystal",) * 2}
    assert GIVE_UP not in offered(s)
    assert "refused.must_exorcise" == refused(s, *GIVE_UP)[1]
    assert (
        "refused.barrier_goods"
        == (refused(s, "exorcise_with", ("blue.1",), ("blue.blue",))[1])
    )
    events = play(s, "exorcise_with", ("blue.0", "blue.1"), ("barrier.crystal",) * 2)
    assert ["barrier_weakened"] * 2 + ["ghost_discarded"] * 2 == names(events)
    assert (2, 2) == (s.receptacles.count(True), s.reserve)
    assert "blue" == tokens(s, "green")
    assert s.captives[3], "the die is back on the ghost"


def test_a_failed_roll_has_no_claw() -> None:
    """
    WM-13.4: without success nothing is taken.
    """
    s = raised(
        ghosts={"red.0": "walking_corpse"}, artefacts={"claw_of_vengeance": "yellow"}
    )
    fate(s, "yellow", "yellow", "yellow", "yellow")
    play(s, "barrier_exorcise")
    assert "exorcism_failed" in names(play(s, *GIVE_UP))
    assert "use_claw" != open_decision(s)


def test_circle_and_mantra_count() -> None:
    """
    WM-13.4: both lower what the ghosts of the board ask for.
    """
    s = raised(
        ghosts={"red.0": "scarlet_evildoer_1"},
        circle="red",
        mantra="red.0",
        powers={"yellow": "enfeeblement_mantra"},
    )
    fate(s, "red", "blue", "blue", "blue")
    play(s, "barrier_exorcise")

    assert "" == ghost(s, "red.0")


def test_incarnations_are_no_targets() -> None:
    """
    WM-13.5.

    Without another ghost there is nothing to roll for; Nameless still cancels white
    faces.
    """
    s = raised(
        ghosts={"red.0": "nameless", "blue.0": "drowned_maiden"},
        stacks={"cemetery": "li"},
    )
    assert [] == offered(s, "barrier_exorcise")
    assert "refused.no_target" == refused(s, "barrier_exorcise")[1]
    assert "refused.not_offered" == refused(s, "pass")[1]
    play(s, "barrier_pass")
    play(s, "barrier_pass")
    fate(s, "white", "white", "red", "red")
    play(s, "barrier_exorcise")
    assert GIVE_UP in offered(s)


def test_right_stones_are_not_applied() -> None:
    """
    WM-13.6: neither curses nor rewards.
    """
    s = raised(ghosts={"red.0": "blood_drinker_1", "red.1": "silver_fangs"})
    fate(s, "red", "red", "white", "white")
    play(s, "barrier_exorcise")

    events = names(play(s, "exorcise_with", ("red.0", "red.1"), ("barrier.crystal",)))

    assert ["barrier_weakened", "ghost_discarded", "ghost_discarded"] == events[:3]
    assert {"crystal_gained", "curse_rolled"}.isdisjoint(events)


def test_afterwards_all_goes_to_the_reserve() -> None:
    """
    WM-13.7: crystals and Su-Ling, but not from the Ondine's card.
    """
    for ghosts, where in (({}, RESERVE), ({"red.0": "howling_ondine"}, ON_CARD)):
        s = raised(su_ling="blue.1", ghosts=ghosts)
        while open_decision(s) == "guard_board":
            play(s, "barrier_pass")
        assert (4, 0, where) == (s.reserve, s.receptacles.count(True), s.su_ling)


def test_families_reward_after_the_phase() -> None:
    """
    WM-13.8, WM-Q-07, WM-Q-09.

    At its end; without a living active player the next one clockwise takes artefacts.
    """
    s = raised(players=2, active="red", stacks={"buddhist_temple": "long"}, ghosts={})
    events = play(s, "barrier_rescue", "buddhist_temple")
    assert "artefact_gained" in names(events)
    assert names(events).index("barrier_sank") < names(events).index("artefact_gained")
    assert "green" == owner(s, "elixir_of_life")


def test_no_rescue_without_a_crystal() -> None:
    """
    WM-13.3: the fifth crystal does not exist.
    """
    s = raised(
        stacks={"buddhist_temple": "hua li sun", "tea_house": "hua zhou"},
        ghosts={"yellow.0": "ghoul"},
    )
    s.receptacles = [False] * 4
    s.reserve = 4
    s.agenda = [*s.agenda[:1], ("guard_board", 0, 0)]
    s.menu = None

    assert "refused.no_crystal" == refused(s, "barrier_rescue", "buddhist_temple")[1]


def test_zhou_in_the_phase_raises_a_second_one() -> None:
    """
    WM-13.9, WM-14.12, WR-28.

    Completed in the Barrier it follows at once; completed before, with full
    Receptacles, there is one phase.
    """
    s = raised(
        stacks={"buddhist_temple": "zhou"},
        ghosts={"red.0": "skinner", "yellow.0": "ghoul"},
    )
    events = play(s, "barrier_rescue", "buddhist_temple")
    while "barrier_sank" not in names(events):
        events = play(s, "barrier_pass")
    assert names(events).index("barrier_called") < names(events).index("barrier_rose")
    assert 4 == s.receptacles.count(True)
    s = moon(receptacles=ALL_CORNERS, ghosts={"red.0": "skinner"})
    s.barrier_due = True
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)
    rose = 1
    while open_decision(s) == "guard_board":
        rose += "barrier_rose" in names(play(s, "barrier_pass"))
    assert 1 == rose


def test_zhou_takes_missing_crystals_from_everywhere() -> None:
    """
    WM-14.12: from the reserve, then from Taoists.
    """
    s = moon(
        crystals={"red": 1, "blue": 1}, receptacles=["nw"], ghosts={"red.0": "skinner"}
    )
    s.barrier_due = True
    s.agenda = [("close_turn",)]
    s.menu = None
    s.rules.run(s)

    assert (4, 0) == (s.receptacles.count(True), s.reserve)
    assert [0, 0, 0, 0] == s.crystals
