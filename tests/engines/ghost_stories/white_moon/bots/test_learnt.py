from __future__ import annotations

from typing import Any

from engines.ghost_stories.bots.judgement import LOST, WON
from engines.ghost_stories.bots.value import Value, found
from engines.ghost_stories.scoring import end_game
from engines.ghost_stories.white_moon.bots.learnt import LearntJudge
from tests.engines.ghost_stories.white_moon.builders import moon

WEIGHTS = found()


def worth(**given: Any) -> float:
    """Return what a table is worth to the expert."""
    return LearntJudge(Value(WEIGHTS)).worth(moon(**given))


def test_an_end_is_an_end() -> None:
    """
    WM-8.4: nothing is added to a game that is lost, or won.
    """
    judge = LearntJudge(Value(WEIGHTS))
    lost, won = moon(), moon()
    end_game(lost, "villagers_killed")
    end_game(won, "incarnations_exorcised")

    assert [LOST, WON] == [judge.worth(s) for s in (lost, won)]


def test_villagers_before_a_haunter_are_in_danger() -> None:
    """
    WM-10.1: they die for their tile, the sooner the nearer the figure is.
    """
    near: dict[str, Any] = {"ghosts": {"yellow.1": "ghoul"}}
    shielding, elsewhere = {"pavilion": "hua"}, {"cemetery": "hua"}

    later = worth(stacks=elsewhere, **near) - worth(stacks=shielding, **near)
    near["figures"] = ["yellow.1"]
    sooner = worth(stacks=elsewhere, **near) - worth(stacks=shielding, **near)

    assert 0 < later < sooner


def test_su_ling_calms() -> None:
    """
    WM-4.5: a ghost in front of which she stands does not act.
    """
    ghosts = {"yellow.1": "ghoul", "yellow.2": "yellow_plague"}

    assert worth(ghosts=ghosts, su_ling="yellow.1") > worth(
        ghosts=ghosts, su_ling="yellow.2"
    )


def test_what_only_white_moon_has_is_no_mark() -> None:
    """
    WM-14.7, WM-16.1, WM-17.1: new cards, the School and a fifth incarnation are valued.
    """
    ghosts = {"yellow.1": "gate_keeper", "red.0": "wererat", "blue.1": "uncatchable"}
    s = moon(ghosts=ghosts, school=True)
    s.incarnations = 6
    s.haunted = [True] * 3 + [False] * 6

    assert -100 < LearntJudge(Value(WEIGHTS)).worth(s) < 100
