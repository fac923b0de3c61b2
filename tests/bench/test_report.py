"""The arithmetic and the wording of the bench; no figure here was measured."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest

from tests.bench import picture, plan, report, runner
from tests.bench.plan import Comparison, Program
from tests.bench.report import Ratio, Spread

FASTER = Comparison("ours / theirs", "ours", "theirs", at_least=1.5, aim=3)


def test_a_ratio_is_taken_repetition_by_repetition() -> None:
    """
    What ran side by side is divided, so a slow moment of the machine cancels out.
    """
    figures = {"ours": [200.0, 20.0, 220.0], "theirs": [100.0, 10.0, 100.0]}

    ratio = report.compare(FASTER, figures)

    assert Spread(median=2.0, low=2.0, high=2.2) == ratio.spread


def test_what_did_not_run_is_shown_as_not_measured() -> None:
    """
    A missing peer leaves its line in the tables and gives no verdict.
    """
    ratio = report.compare(FASTER, {"ours": [200.0]})

    assert ratio.spread is None
    assert ratio.met is None
    assert "not measured" in report.ratio_table([ratio])[1]
    [line] = report.requirement_lines([ratio])
    assert ["not", "measured", "-", "ours", "/", "theirs:"] == line.split()[:6]


def test_a_mean_is_taken_within_each_repetition() -> None:
    """
    It stands beside the figures it is made of; one of them missing, it is missing.
    """
    figures = {"a": [1.0, 2.0], "b": [3.0, 6.0]}

    assert {**figures, "both": [2.0, 4.0]} == (
        report.with_means(figures, {"both": ("a", "b"), "more": ("a", "c")})
    )


@pytest.mark.parametrize(
    "comparison, median, words",
    [
        (FASTER, 1.49, "NOT MET"),
        (FASTER, 1.5, "met"),
        (FASTER, 3.0, "met, and aim"),
        (FASTER._replace(at_least=None), 2.9, "aim missed"),
        (FASTER._replace(at_least=None), 3.1, "aim reached"),
        (Comparison("p99 / p50", "a", "b", at_most=5), 5.0, "met"),
        (Comparison("p99 / p50", "a", "b", at_most=5), 5.1, "NOT MET"),
    ],
)
def test_the_median_decides_the_verdict(
    comparison: Comparison, median: float, words: str
) -> None:
    """
    A bound itself is good enough, and the spread has no say.
    """
    ratio = Ratio(comparison, Spread(median, median / 9, median * 9))

    assert words == report.verdict(ratio)


def test_a_ratio_that_is_only_shown_has_no_requirement_line() -> None:
    """
    Peers that are printed beside ours ask for nothing.
    """
    ratio = Ratio(Comparison("a / b", "a", "b"), Spread(1.0, 1.0, 1.0))

    assert [] == report.requirement_lines([ratio])
    assert "1.00  1.00 - 1.00" in report.ratio_table([ratio])[1]


def test_rates_are_printed_for_what_ran() -> None:
    """
    The table of rates has a line per program that gave a figure.
    """
    programs = [Program("ours", "our game", "m"), Program("theirs", "their game", "m")]

    lines = report.rate_table(programs, {"ours": [1000.0, 3000.0, 2000.0]})

    assert ["our game"] == [line[:8] for line in lines[1:]]
    assert lines[1].endswith("2,000  1,000 - 3,000")


def test_a_result_line_gives_a_rate_and_its_other_figures() -> None:
    """
    Steps over seconds is the rate; every further number keeps its own name.
    """
    result = {"name": "http/floor", "steps": 600, "seconds": 2.0, "p99": 0.05}

    assert {"http/floor": 300.0, "http/floor.p99": 0.05} == runner.figures_of(result)


def test_a_peer_that_did_not_install_is_reported_and_not_run() -> None:
    """
    Its programs are listed with the reason; the others are measured.
    """
    program = Program("chess/play", "python-chess", "no.such.module", peer="chess")

    measured = runner.measure(
        [program], {"chess": "no wheel"}, repetitions=1, seconds=0, tell=print
    )

    assert ({}, {"chess/play": "no wheel"}) == measured


def test_a_program_that_breaks_is_reported_by_its_last_words() -> None:
    """
    An import that fails in the process is named and stops nothing else.
    """
    program = Program("broken", "broken", "tests.bench.no_such_module")

    figures, failures = runner.measure(
        [program], {}, repetitions=2, seconds=0, tell=print
    )

    assert {} == figures
    assert "no_such_module" in failures["broken"]


def test_every_comparison_names_programs_of_the_plan() -> None:
    """
    No line can stay unmeasured because of a slip in a name.
    """
    assert list(plan.COMPARISONS) == plan.comparisons(plan.PROGRAMS)


def test_a_part_of_the_plan_compares_only_its_own_programs() -> None:
    """
    Whoever asks for a part is not told that the rest was not measured.
    """
    programs = [each for each in plan.PROGRAMS if each.name.startswith("ghooost/")]

    assert ["Ghooost! clone + step / its own step"] == [
        comparison.text for comparison in plan.comparisons(programs)
    ]


def test_the_written_result_is_json_with_every_ratio() -> None:
    """
    The file holds all repetitions, all failures and every verdict.
    """
    figures = {"ours": [4.0], "theirs": [2.0]}
    ratios = [report.compare(FASTER, figures), report.compare(FASTER, {})]

    written = json.loads(json.dumps(report.document(ratios, figures, {"x": "why"})))

    assert {"ours": [4.0], "theirs": [2.0]} == written["figures"]
    assert {"x": "why"} == written["failures"]
    assert [True, None] == [ratio["met"] for ratio in written["ratios"]]
    assert {"median": 2.0, "low": 2.0, "high": 2.0} == written["ratios"][0]["ratio"]


def test_the_picture_has_a_bar_per_ratio_that_starts_at_one() -> None:
    """
    Slower than the peer goes left from one, faster goes right, each to its median.
    """
    ratios = [
        Ratio(FASTER, Spread(2.0, 1.8, 2.5)),
        Ratio(FASTER, Spread(0.5, 0.4, 0.6)),
        Ratio(FASTER, None),
    ]

    image = ET.fromstring(picture.draw(ratios))  # noqa: S314 - our own picture

    bars = [
        (float(bar.attrib["x"]), float(bar.attrib["width"]))
        for bar in image.findall("{*}rect")
        if "x" in bar.attrib
    ]
    scale = picture.Scale([0.4, 3.0])
    half, one, two = scale(0.5), scale(1), scale(2)
    assert [(one, two - one), (half, one - half)] == bars


def test_latencies_are_told_in_milliseconds() -> None:
    """
    Whoever waits for answers has a line; where nobody does there is no table.
    """
    program = Program("http/x", "getGame", "module")
    figures = {"http/x": [9.0], "http/x.p50": [0.002], "http/x.p99": [0.0101]}

    table = report.latency_table([program], figures)

    assert ["getGame", "2.00", "10.10"] == table[1].split()
    assert [] == report.latency_table([program], {"http/x": [9.0]})
