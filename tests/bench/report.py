"""From figures to ratios, verdicts, tables and the written result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import NamedTuple

from tests.bench.plan import Comparison, Program

Figures = Mapping[str, Sequence[float]]
"""By name, one figure per repetition."""


class Spread(NamedTuple):
    """The middle, the lowest and the highest of the repetitions."""

    median: float
    low: float
    high: float


class Ratio(NamedTuple):
    """A comparison and what came out of it; no spread when it was not measured."""

    comparison: Comparison
    spread: Spread | None

    @property
    def figure(self) -> str:
        """The median in words."""
        return "-" if self.spread is None else f"{self.spread.median:.2f} x"

    @property
    def met(self) -> bool | None:
        """Whether the median keeps what is required; none where nothing can be said."""
        low, high = self.comparison.at_least, self.comparison.at_most
        if self.spread is None or (low is None and high is None):
            return None
        middle = self.spread.median
        return (low is None or middle >= low) and (high is None or middle <= high)


def spread(values: Sequence[float]) -> Spread:
    """Return the median of the repetitions with the lowest and the highest."""
    return Spread(median(values), min(values), max(values))


def compare(comparison: Comparison, figures: Figures) -> Ratio:
    """Divide repetition by repetition: what ran side by side is compared."""
    over, under = figures.get(comparison.over), figures.get(comparison.under)
    if over is None or under is None:
        return Ratio(comparison, None)
    ratios = [above / below for above, below in zip(over, under, strict=True)]
    return Ratio(comparison, spread(ratios))


def with_means(
    figures: Figures, means: Mapping[str, Sequence[str]]
) -> dict[str, Sequence[float]]:
    """Add, by its name, the mean of several figures in each repetition."""
    added = {
        mean: [
            fmean(values)
            for values in zip(*(figures[name] for name in names), strict=True)
        ]
        for mean, names in means.items()
        if all(name in figures for name in names)
    }
    return {**figures, **added}


def rate_table(programs: Iterable[Program], figures: Figures) -> list[str]:
    """Return a line for each program: its rate per second and the spread."""
    lines = [f"{'per second':<46} {'median':>10}  lowest - highest"]
    for program in programs:
        if program.name in figures:
            middle, low, high = spread(figures[program.name])
            lines.append(
                f"{program.what:<46} {middle:>10,.0f}  {low:,.0f} - {high:,.0f}"
            )
    return lines


def latency_table(programs: Iterable[Program], figures: Figures) -> list[str]:
    """Return a line for each program that waits for answers: how long, in ms."""
    lines = [f"{'milliseconds':<46} {'median':>10}  99 % within"]
    for program in programs:
        if f"{program.name}.p99" in figures:
            half, most = (
                1000 * median(figures[f"{program.name}.{name}"])
                for name in ("p50", "p99")
            )
            lines.append(f"{program.what:<46} {half:>10.2f}  {most:.2f}")
    return lines if len(lines) > 1 else []


def ratio_table(ratios: Iterable[Ratio]) -> list[str]:
    """Return a line for each comparison: its ratio and the spread."""
    lines = [f"{'ratio':<46} {'median':>10}  lowest - highest"]
    for comparison, measured in ratios:
        if measured is None:
            lines.append(f"{comparison.text:<46} {'-':>10}  not measured")
        else:
            middle, low, high = measured
            lines.append(
                f"{comparison.text:<46} {middle:>10.2f}  {low:.2f} - {high:.2f}"
            )
    return lines


def requirement_lines(ratios: Iterable[Ratio]) -> list[str]:
    """Return a line for each ratio of which something is asked, with the verdict."""
    return [
        f"{verdict(ratio):<12} {ratio.figure:>7}  "
        f"{ratio.comparison.text}: {demand(ratio.comparison)}"
        for ratio in ratios
        if demand(ratio.comparison)
    ]


def verdict(ratio: Ratio) -> str:
    """Return whether the requirement is met, or the aim where there is only that."""
    if ratio.spread is None:
        return "not measured"
    aim = ratio.comparison.aim
    reached = aim is not None and ratio.spread.median >= aim
    if ratio.met is None:
        return "aim reached" if reached else "aim missed"
    if not ratio.met:
        return "NOT MET"
    return "met, and aim" if reached else "met"


def demand(comparison: Comparison) -> str:
    """Return in words what is asked of a ratio; nothing if it is only shown."""
    asked = (
        ("at least", comparison.at_least),
        ("at most", comparison.at_most),
        ("aim", comparison.aim),
    )
    return ", ".join(
        f"{word} {bound:g} x" for word, bound in asked if bound is not None
    )


def document(
    ratios: Iterable[Ratio], figures: Figures, failures: Mapping[str, str]
) -> dict[str, object]:
    """Return everything that was measured, to be written as JSON."""
    return {
        "figures": dict(figures),
        "failures": dict(failures),
        "ratios": [
            {
                **ratio.comparison._asdict(),
                "met": ratio.met,
                "ratio": ratio.spread and ratio.spread._asdict(),
            }
            for ratio in ratios
        ],
    }
