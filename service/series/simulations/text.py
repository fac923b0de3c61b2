"""Reports for people and spreadsheets: a table for the terminal, rows for CSV."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Any

from service.series.simulations.report import GROUPS

if TYPE_CHECKING:
    from collections.abc import Iterator

COLUMNS = ("section", "name", "count", "wins", "value", "low", "high")
"""What a row of the CSV says: ``value`` is a rate, a share or a mean."""


def as_text(shown: dict[str, Any]) -> str:
    """Return a report as tables for a terminal."""
    length = shown["length"]
    lengths = f"{length['mean']} decisions ({length['lowest']} to {length['highest']})"
    lines = [f"{shown['games']} games of {lengths}"]
    if "verdict" in shown:
        lines.append(f"stopped early: {shown['verdict']}")
    for section, rows in _sections(shown):
        if not rows:
            continue
        lines += ["", f"{section:<28}{'count':>9}{'value':>10}  95 % interval"]
        for name, count, _, value, low, high in rows:
            between = f"{low:.3f} to {high:.3f}" if low != "" else ""
            lines.append(f"{name:<28}{count:>9}{value:>10.3f}  {between}")
    return "\n".join(lines)


def as_csv(shown: dict[str, Any]) -> str:
    """Return every figure of a report as one row."""
    written = StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(COLUMNS)
    length = shown["length"]
    rows.writerow(("length", "mean", shown["games"], "", *_figure(length, "mean")))
    rows.writerows(_bars("length", "", length))
    for section, lines in _sections(shown):
        rows.writerows((section, *line) for line in lines)
    for score in shown["scores"]:
        rows.writerows(_bars("score", f"{score['name']} ", score))
    return written.getvalue()


def _sections(shown: dict[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """Yield the titled lists of a report: name, count, wins, value, low, high."""
    for group in GROUPS:
        yield f"wins by {group}", [_wins(line) for line in shown[f"by_{group}"]]
    endings = shown["endings"]
    yield (
        "endings",
        [(e["name"], e["games"], "", *_figure(e, "share")) for e in endings],
    )
    yield (
        "mean score",
        [(s["name"], _seats(s), "", *_figure(s, "mean")) for s in shown["scores"]],
    )
    for kind in shown["statistics"]:
        yield f"wins with {kind['name']}", [_wins(line) for line in kind["values"]]


def _wins(line: dict[str, Any]) -> tuple[Any, ...]:
    return line["name"], line["seats"], line["wins"], *_figure(line, "win_rate")


def _figure(line: dict[str, Any], name: str) -> tuple[Any, ...]:
    return line[name], *line.get("interval", ("", ""))


def _seats(line: dict[str, Any]) -> int:
    return sum(bar["count"] for bar in line["distribution"])


def _bars(section: str, prefix: str, line: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    for bar in line["distribution"]:
        name = f"{prefix}{bar['from']} to {bar['to']}"
        yield f"{section} distribution", name, bar["count"], "", "", "", ""
