"""Playing a plan: the result depends on the plan alone."""

from dataclasses import replace

import pytest

from service.series.simulations.local import play_games, play_plan
from service.series.simulations.plan import Plan
from service.series.simulations.results import Result, ResultBuilder
from service.series.simulations.stop import Precision, Sprt, Stop
from service.series.simulations.tally import Tally

PLAN = Plan("ghooost", ("random", "random", "heuristic"), 24, 7, {})


def played(plan: Plan, jobs: int = 1) -> Result:
    return play_plan(plan, jobs=jobs, check=False, progress=lambda _: None)


def test_the_result_does_not_depend_on_the_processes() -> None:
    """
    One process and two give the same counts, field by field.
    """
    assert played(PLAN).to_json() == played(PLAN, jobs=2).to_json()


def test_the_result_does_not_depend_on_how_the_games_are_cut() -> None:
    """
    Parts of any size add up to the whole, in any order.
    """
    whole = play_games(PLAN, range(24))
    parts = Tally()
    for first, after in ((20, 24), (0, 7), (7, 20)):
        parts.merge(play_games(PLAN, range(first, after)))

    assert whole.to_json() == parts.to_json()


def test_chunks_that_come_twice_or_in_any_order_count_once() -> None:
    """
    A chunk counts when all before it are there; again, it changes nothing.
    """
    results = ResultBuilder(PLAN)
    tallies = [play_games(PLAN, PLAN.chunk(number)) for number in range(PLAN.chunks)]
    for number in (*range(23, 11, -1), *range(12), 5, 23):
        results.add(number, tallies[number])

    assert results.is_complete
    assert played(PLAN).to_json() == results.result.to_json()


def test_progress_counts_every_game_once() -> None:
    """
    What progress hears adds up to the number of games.
    """
    heard: list[int] = []
    play_plan(PLAN, jobs=1, check=False, progress=heard.append)

    assert 24 == sum(heard)


def test_chunks_cover_all_games_once() -> None:
    """
    No game is left out or played twice, whatever the number; chunks stay few.
    """
    for games in (1, 199, 200, 201, 1234, 100_000):
        plan = replace(PLAN, games=games)
        chunks = [plan.chunk(number) for number in range(plan.chunks)]

        assert list(range(games)) == [n for chunk in chunks for n in chunk]
        assert all(chunks)
        assert len(chunks) <= 200


def test_results_survive_json() -> None:
    """
    A plan and a result written to JSON and read back are the same.
    """
    plan = replace(PLAN, stop=Sprt("heuristic", "random", 0.1, 0.05))
    result = played(PLAN)

    assert plan == Plan.from_json(plan.to_json())
    assert result.to_json() == Result.from_json(result.to_json()).to_json()


@pytest.mark.parametrize(
    "stop, verdict",
    [
        (Sprt("heuristic", "random", margin=0.2), "better"),
        (Sprt("random", "heuristic", margin=0.2), "not_better"),
        (Precision("heuristic", 0.3), "precise"),
    ],
)
def test_a_stop_rule_ends_at_the_same_game_whoever_plays(
    stop: Stop, verdict: str
) -> None:
    """
    The rule is asked after each chunk in order, so two processes stop like one.
    """
    plan = replace(PLAN, games=150, stop=stop)
    alone = played(plan)

    assert verdict == alone.verdict
    assert alone.tally.games < 150
    assert alone.to_json() == played(plan, jobs=2).to_json()


def test_an_undecided_rule_plays_all_games() -> None:
    """
    Without a verdict the plan goes to its end.
    """
    result = played(replace(PLAN, games=5, stop=Precision("random", 0.01)))

    assert (5, None) == (result.tally.games, result.verdict)
