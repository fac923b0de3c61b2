"""Playing a plan: the result depends on the plan alone."""

from service.simulations.local import play_plan, play_range, ranges
from service.simulations.plan import Plan
from service.simulations.report import as_text, report, wilson
from service.simulations.tally import Tally

PLAN = Plan("ghooost", ("random", "random", "heuristic"), 24, 7, {})


def test_the_result_does_not_depend_on_the_processes() -> None:
    """One process and two give the same counts, field by field."""
    alone = play_plan(PLAN, jobs=1, check=False, progress=lambda _: None)
    shared = play_plan(PLAN, jobs=2, check=False, progress=lambda _: None)

    assert alone.to_json() == shared.to_json()


def test_the_result_does_not_depend_on_how_the_games_are_cut() -> None:
    """Parts of any size add up to the whole, in any order."""
    whole = play_range(PLAN, 0, 24)
    parts = Tally()
    for first, after in ((20, 24), (0, 7), (7, 20)):
        parts.merge(play_range(PLAN, first, after))

    assert whole.to_json() == parts.to_json()


def test_progress_counts_every_game_once() -> None:
    """What progress hears adds up to the number of games."""
    heard: list[int] = []
    play_plan(PLAN, jobs=1, check=True, progress=heard.append)

    assert 24 == sum(heard)


def test_ranges_cover_all_games_once() -> None:
    """No game is left out or played twice, whatever the number."""
    for games in (1, 49, 50, 51, 1234):
        numbers = [n for first, after in ranges(games) for n in range(first, after)]

        assert list(range(games)) == numbers


def test_a_tally_survives_json() -> None:
    """A tally written to JSON and read back is the same tally."""
    tally = play_range(PLAN, 0, 6)

    assert tally.to_json() == Tally.from_json(tally.to_json()).to_json()


def test_a_report_counts_every_seat_of_every_game() -> None:
    """Of three seats two win each game of Ghooost!; the bots share the seats."""
    shown = report(play_range(PLAN, 0, 24))

    assert 24 == shown["games"]
    assert [72] == [line["seats"] for line in shown["by_players"]]
    assert [48] == [line["wins"] for line in shown["by_players"]]
    assert [("heuristic", 24), ("random", 48)] == [
        (line["bot"], line["seats"]) for line in shown["by_bot"]
    ]
    assert [24, 24, 24] == [line["seats"] for line in shown["by_seat"]]
    assert "heuristic" in as_text(shown)


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    """Published values: 8 of 10 gives 0.490 to 0.943; no win still has an upper end."""
    assert (0.490, 0.943) == tuple(round(end, 3) for end in wilson(8, 10))
    assert (0.0, 0.278) == tuple(round(end, 3) for end in wilson(0, 10))
    assert (0.722, 1.0) == tuple(round(end, 3) for end in wilson(10, 10))
