"""Reports for people and spreadsheets: a table for the terminal, rows for CSV."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, NamedTuple

from service.series.simulations.report import GROUPS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from msgspec import UnsetType

    from service.series.simulations.answers import Report, Spread, WinRate

COLUMNS = ("section", "name", "count", "wins", "value", "low", "high")
"""The columns of the CSV; ``value`` is a rate, a share or a mean."""


class Row(NamedTuple):
    """One figure of a report."""

    name: str
    number: int
    wins: int | None
    value: float
    interval: Sequence[float] | UnsetType

    def cells(self) -> tuple[object, ...]:
        """Return the row as the CSV has it; what is not known is empty."""
        wins = "" if self.wins is None else self.wins
        return self.name, self.number, wins, self.value, *(self.interval or ("", ""))


def as_text(report: Report) -> str:
    """Return a report as tables for a terminal."""
    length = report.length
    lengths = f"{length.mean} decisions ({length.lowest} to {length.highest})"
    lines = [f"{report.games} games of {lengths}"]
    if report.verdict:
        lines.append(f"stopped early: {report.verdict}")
    for section, rows in _sections(report):
        if not rows:
            continue
        lines += ["", f"{section:<28}{'count':>9}{'value':>10}  95 % interval"]
        for row in rows:
            between = "{:.3f} to {:.3f}".format(*row.interval) if row.interval else ""
            lines.append(f"{row.name:<28}{row.number:>9}{row.value:>10.3f}  {between}")
    return "\n".join(lines)


def as_csv(report: Report) -> str:
    """Return every figure of a report as one row."""
    written = StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(COLUMNS)
    length = report.length
    mean = Row("mean", report.games, None, length.mean, length.interval)
    rows.writerow(("length", *mean.cells()))
    rows.writerows(_bars("length", "", length))
    for section, figures in _sections(report):
        rows.writerows((section, *row.cells()) for row in figures)
    for score in report.scores:
        rows.writerows(_bars("score", f"{score.name} ", score))
    return written.getvalue()


def _sections(report: Report) -> Iterator[tuple[str, list[Row]]]:
    """Yield the titled lists of a report."""
    for group in GROUPS:
        rates: list[WinRate] = getattr(report, f"by_{group}")
        yield f"wins by {group}", [_wins(rate) for rate in rates]
    endings = [Row(e.name, e.games, None, e.share, e.interval) for e in report.endings]
    yield "endings", endings
    scores = [Row(s.name, _seats(s), None, s.mean, s.interval) for s in report.scores]
    yield "mean score", scores
    for kind in report.statistics:
        yield f"wins with {kind.name}", [_wins(rate) for rate in kind.values]


def _wins(rate: WinRate) -> Row:
    return Row(rate.name, rate.seats, rate.wins, rate.win_rate, rate.interval)


def _seats(spread: Spread) -> int:
    return sum(bar.count for bar in spread.distribution)


def _bars(section: str, prefix: str, spread: Spread) -> Iterator[tuple[object, ...]]:
    for bar in spread.distribution:
        name = f"{prefix}{bar.from_} to {bar.to}"
        yield f"{section} distribution", name, bar.count, "", "", "", ""
