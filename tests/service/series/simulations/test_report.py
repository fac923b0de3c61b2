"""What reports say, as JSON, text, CSV and pictures."""

import csv
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from msgspec import UNSET

import engines
from engines.core.playout import Played
from engines.core.state import Outcome
from engines.core.title import Statistic
from service.presentation.texts import LANGUAGES
from service.series.simulations.comparison import compare
from service.series.simulations.local import play_plan
from service.series.simulations.picture import draw_comparison, draw_report
from service.series.simulations.plan import Plan
from service.series.simulations.report import report
from service.series.simulations.results import Result, block
from service.series.simulations.tally import Tally
from service.series.simulations.text import as_csv, as_text
from service.series.validation import InvalidValue

PLAN = Plan("ghooost", ("random", "random", "heuristic"), 24, 7, {})


def played(plan: Plan) -> Result:
    return play_plan(plan, jobs=1, check=False, progress=lambda _: None)


def counted(plan: Plan, *games: Played) -> Result:
    tally = Tally()
    for number, game in enumerate(games):
        tally.add(plan.lineup(number), game)
    return Result(tally, [block(tally)])


def test_a_report_counts_every_seat_of_every_game() -> None:
    """
    Of three seats two win each game of Ghooost!; the bots share the seats.
    """
    shown = report(played(PLAN))

    assert 24 == shown.games
    assert [("3", 72, 48)] == [
        (line.name, line.seats, line.wins) for line in shown.by_players
    ]
    assert [("heuristic", 24), ("random", 48)] == [
        (line.name, line.seats) for line in shown.by_bot
    ]
    assert [24, 24, 24] == [line.seats for line in shown.by_seat]
    assert 24 == sum(ending.games for ending in shown.endings)
    assert 24 == sum(bar.count for bar in shown.length.distribution)


def test_options_that_vary_are_reported_apart() -> None:
    """
    A spread plan shows each value of each option that it walked, and score by bot.
    """
    shown = report(played(Plan("ghooost", ("random",), 34, 7, {}, spread=True)))

    names = {line.name for line in shown.by_option}
    assert {"match=true", "match=false"} <= names
    assert ["random"] == [line.name for line in shown.scores]


def test_facts_of_the_title_are_counted_with_the_wins_of_their_seat() -> None:
    """
    A card counts as won where the seat that had it won.
    """
    outcome = Outcome("score", (1,), (2, 1, 3), (5, 9, 1))
    facts = (Statistic("card", "16", 1), Statistic("card", "16", 0))
    shown = report(counted(PLAN, Played(outcome, 10, (*facts, Statistic("moon", "x")))))

    cards, moons = shown.statistics
    assert ("card", "moon") == (cards.name, moons.name)
    assert ("16", 2, 1) == tuple(
        getattr(cards.values[0], name) for name in ("name", "seats", "wins")
    )
    assert 1 == moons.values[0].wins
    assert 1.0 == next(s.mean for s in shown.scores if s.name == "heuristic")


def test_text_and_csv_hold_the_figures() -> None:
    """
    Every bot, ending and bar is a row; the text has the same names.
    """
    shown = report(played(PLAN))
    rows = list(csv.DictReader(as_csv(shown).splitlines()))
    bots = {row["name"]: row for row in rows if row["section"] == "wins by bot"}

    assert {"heuristic", "random"} == set(bots)
    assert float(bots["random"]["value"]) == shown.by_bot[1].win_rate
    assert "24" == next(row["count"] for row in rows if row["section"] == "length")
    assert "heuristic" in as_text(shown)
    assert "stopped early" not in as_text(shown)


def test_a_comparison_pairs_what_was_dealt_alike() -> None:
    """
    A better bot in the same seats on the same deals: its gain is named and certain.
    """
    weak = replace(PLAN, bots=("random", "random"), games=60)
    strong = replace(weak, bots=("random", "heuristic"))
    compared = compare(weak, played(weak), strong, played(strong))
    rates = {
        line.name: line for line in compared.differences if line.figure == "win_rate"
    }

    assert compared.common_deals
    assert ["random"] == list(rates)
    assert rates["random"].difference < 0
    assert rates["random"].is_significant


def test_one_bot_in_the_place_of_another_is_compared_with_it() -> None:
    """
    The only newcomer stands against the only one that it replaced.
    """
    before = replace(PLAN, bots=("random", "random", "random"), games=6)
    after = replace(before, bots=("heuristic",) * 3, seed=8)
    compared = compare(before, played(before), after, played(after))
    names = [line.name for line in compared.differences]

    assert not compared.common_deals
    assert [UNSET, "random -> heuristic"] == names


def test_different_titles_are_not_compared() -> None:
    """
    What has nothing in common is refused.
    """
    result = played(replace(PLAN, games=1))

    with pytest.raises(InvalidValue, match="another title"):
        compare(PLAN, result, replace(PLAN, title="halloween"), result)


def test_pictures_are_well_formed_and_name_what_they_show() -> None:
    """
    Each bot, ending and figure has its words in the picture.
    """
    plan = replace(PLAN, bots=("random", "random"))
    result, other = played(PLAN), played(plan)
    drawn = draw_report(PLAN, report(result))
    words = " ".join(ET.fromstring(drawn).itertext())  # noqa: S314
    compared = draw_comparison(plan, PLAN, compare(plan, other, PLAN, result))

    for word in (
        "heuristic",
        "Win rate by seat",
        "one player left",
        "Length",
        "24 games",
    ):
        assert word in words
    assert "second minus first" in "".join(
        ET.fromstring(compared).itertext()  # noqa: S314
    )


@pytest.mark.parametrize("title", engines.PACKAGES)
def test_pictures_speak_the_language_of_who_looks(title: str) -> None:
    """
    Headings, remarks and cards have words in each, whatever a title counts.
    """
    games = len(list(engines.get(title).setups()))
    plan = Plan(title, ("random",), games, 7, {}, spread=True)
    result = played(plan)
    differences = compare(plan, result, plan, result)

    reports = [draw_report(plan, report(result), each) for each in LANGUAGES]
    both = [draw_comparison(plan, plan, differences, each) for each in LANGUAGES]
    for drawn in (reports, both):
        words = [list(ET.fromstring(each).itertext()) for each in drawn]  # noqa: S314
        for first, second in combinations(words, 2):
            assert len(first) == len(second)
            other = [a for a, b in zip(first, second, strict=True) if a != b]
            assert len(other) > 5
