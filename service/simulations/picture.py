"""A report, or two side by side, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.charts import Bar, Bars, Columns, Panel, chart

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from service.simulations.plan import Plan

FOOT = "Thin lines: the true value lies within, with 95 % confidence."

GROUPS = {
    "bot": "Win rate by bot",
    "seat": "Win rate by seat",
    "players": "Win rate by number of players",
    "option": "Win rate by option",
}

MANY = 40
"""More bars than this show only the extremes."""


def draw_report(plan: Plan, shown: dict[str, Any]) -> str:
    """Return a report as bars and distributions."""
    title = f"{plan.title}: {shown['games']} games between {', '.join(plan.bots)}"
    subtitle = f"seed {plan.seed}"
    if "verdict" in shown:
        subtitle += f", stopped after {shown['games']} of {plan.games}: "
        subtitle += shown["verdict"].replace("_", " ")
    return chart(title, subtitle, list(_panels(shown)), FOOT)


def _panels(shown: dict[str, Any]) -> Iterator[Panel]:
    for group, heading in GROUPS.items():
        lines = shown[f"by_{group}"]
        if len(lines) > (group == "players"):
            yield _rates(heading, "share of seats that won", lines)
    endings = shown["endings"]
    yield Bars(
        "How games ended",
        "share of games",
        [
            _rate(
                line["name"].replace("_", " "),
                line["share"],
                line["interval"],
                line["games"],
            )
            for line in sorted(endings, key=lambda line: -line["games"])
        ],
        0,
        100,
        " %",
    )
    for kind in shown["statistics"]:
        ranked = sorted(kind["values"], key=lambda line: -line["win_rate"])
        heading, remark = (
            f"Win rate with {kind['name']}",
            "share of wins where it was in play",
        )
        if len(ranked) > MANY:
            ranked = ranked[: MANY // 2] + ranked[-MANY // 2 :]
            remark += f"; the best and the worst {MANY // 2} of {len(kind['values'])}"
        yield _rates(heading, remark, ranked)
    for score in shown["scores"]:
        yield _columns(f"Score of {score['name']}", "share of seats by score", score)
    yield _columns("Length", "share of games by number of decisions", shown["length"])


def _rates(heading: str, remark: str, lines: Sequence[dict[str, Any]]) -> Bars:
    bars = [
        _rate(line["name"], line["win_rate"], line["interval"], line["seats"])
        for line in lines
    ]
    return Bars(heading, remark, bars, 0, 100, " %")


def _rate(name: str, share: float, interval: Sequence[float], count: int) -> Bar:
    between = [100 * end for end in interval]
    text = f"{share:.1%}  of {count}"
    return Bar(name, 100 * share, text, between, mark=True)


def _columns(heading: str, remark: str, line: dict[str, Any]) -> Columns:
    low, high = line.get("interval", (line["mean"], line["mean"]))
    mean = f"mean {line['mean']:.1f} ({low:.1f} to {high:.1f})"
    ends = f"{line['lowest']} to {line['highest']}, median {line['median']}"
    columns = [(bar["from"], bar["to"], bar["count"]) for bar in line["distribution"]]
    return Columns(heading, f"{remark}: {mean}, {ends}", columns)


def draw_comparison(plan: Plan, other: Plan, compared: dict[str, Any]) -> str:
    """Return the differences between two simulations."""
    title = f"{plan.title}: {', '.join(other.bots)} against {', '.join(plan.bots)}"
    deals = "the same deals" if compared["common_deals"] else "different deals"
    panels = [
        panel
        for figure, heading, scale, unit in (
            ("win_rate", "Win rate: second minus first", 100, " %"),
            ("score", "Mean score: second minus first", 1, ""),
            ("length", "Mean length: second minus first", 1, ""),
        )
        if (panel := _differences(compared, figure, heading, scale, unit)) is not None
    ]
    return chart(title, f"two simulations on {deals}", panels, FOOT)


def _differences(
    compared: dict[str, Any], figure: str, heading: str, scale: int, unit: str
) -> Bars | None:
    lines = [line for line in compared["differences"] if line["figure"] == figure]
    if not lines:
        return None
    bars = [
        Bar(
            line.get("name", "all games"),
            scale * line["difference"],
            f"{scale * line['difference']:+.1f}{unit}, "
            f"from {scale * line['first']:.1f} to {scale * line['second']:.1f}",
            [scale * end for end in line["interval"]],
            mark=line["is_significant"],
        )
        for line in lines
    ]
    most = max(abs(end) for bar in bars for end in (bar.value, *bar.interval)) or 1
    return Bars(heading, "blue: sure to differ", bars, -most, most, unit)
