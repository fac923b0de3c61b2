"""Levels of bots, told apart by what they achieve."""

import pytest

from service.series.simulations.local import play_plan
from service.series.simulations.plan import Plan
from service.series.simulations.report import report


@pytest.mark.parametrize(
    "title", ["ghooost", pytest.param("halloween", marks=pytest.mark.soak)]
)
def test_levels_are_told_apart_by_their_wins(title: str) -> None:
    """
    Three levels at one table, on the same deals in every run.
    """
    bots = ("heuristic@1", "heuristic@2", "heuristic")
    plan = Plan(title, bots, 150, 7, {})
    played = report(play_plan(plan, jobs=1, check=False, progress=lambda _: None))

    won = {line.name: line.win_rate for line in played.by_bot}
    assert sorted(bots, key=won.__getitem__) == list(bots)
    assert won["heuristic@1"] < won["heuristic"] - 0.2


@pytest.mark.soak
@pytest.mark.parametrize("expansions", [[], ["white_moon"]])
def test_levels_of_a_team_are_told_apart_by_its_scores(expansions: list[str]) -> None:
    """
    Ghost Stories at initiation: each level comes further than the one below.
    """
    scores = []
    for bot in ("heuristic@1", "heuristic@2", "heuristic"):
        options = {"difficulty": "initiation", "expansions": expansions}
        plan = Plan("ghost-stories", (bot, bot), 60, 7, options)
        shown = report(play_plan(plan, jobs=2, check=False, progress=lambda _: None))
        interval = shown.scores[0].interval
        assert interval
        scores.append(interval)

    (_, first), (second, third), (fourth, _) = scores
    assert first < second
    assert third < fourth
