"""A report, or two side by side, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.charts import Bar, Bars, Columns, Panel, chart, round_up
from service.texts import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

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
    title = f"{_name(plan)}: {shown['games']} games of {', '.join(plan.bots)}"
    subtitle = f"seed {plan.seed}"
    if "verdict" in shown:
        subtitle += f", stopped after {shown['games']} of {plan.games}: "
        subtitle += shown["verdict"].replace("_", " ")
    return chart(title, subtitle, list(_panels(plan, shown)), FOOT)


def _name(plan: Plan) -> str:
    return plan.engine.texts.speakers[DEFAULT_LANGUAGE]("title.name")


def _panels(plan: Plan, shown: dict[str, Any]) -> Iterator[Panel]:
    won = "share of games won" if plan.engine.cooperative else "share of seats that won"
    for group, heading in GROUPS.items():
        lines = shown[f"by_{group}"]
        if len(lines) > (group == "players"):
            prefix = "seat " if group == "seat" else ""
            yield _rates(heading, won, lines, {}, prefix)
    yield Bars(
        "How games ended", "share of games", _endings(shown["endings"]), 0, 100, " %"
    )
    names = _component_names(plan)
    for kind in shown["statistics"]:
        ranked = sorted(kind["values"], key=lambda line: -line["win_rate"])
        heading, remark = (
            f"Win rate with {kind['name']}",
            f"{won}, where it was in play",
        )
        if len(ranked) > MANY:
            ranked = ranked[: MANY // 2] + ranked[-MANY // 2 :]
            remark += f"; the best and the worst {MANY // 2} of {len(kind['values'])}"
        yield _rates(heading, remark, ranked, names)
    for score in shown["scores"]:
        yield _columns(f"Score of {score['name']}", "share of seats by score", score)
    yield _columns("Length", "share of games by number of decisions", shown["length"])


def _component_names(plan: Plan) -> dict[str, str]:
    """Return what people call the cards, tiles and powers of the title."""
    speaker = plan.engine.texts.speakers[DEFAULT_LANGUAGE]
    return {
        component["id"]: speaker(component["names"])
        for components in plan.engine.components.values()
        for component in components
    }


def _rates(
    heading: str,
    remark: str,
    lines: Sequence[dict[str, Any]],
    names: Mapping[str, str],
    prefix: str = "",
) -> Bars:
    bars = [
        _rate(
            names.get(line["name"], prefix + line["name"]),
            line["win_rate"],
            line["interval"],
            f"of {line['seats']}",
        )
        for line in lines
    ]
    return Bars(heading, remark, bars, 0, 100, " %")


def _endings(endings: Sequence[dict[str, Any]]) -> list[Bar]:
    return [
        _rate(
            line["name"].replace("_", " "),
            line["share"],
            line["interval"],
            f"in {line['games']} games",
        )
        for line in sorted(endings, key=lambda line: -line["games"])
    ]


def _rate(name: str, share: float, interval: Sequence[float], text: str) -> Bar:
    between = [100 * end for end in interval]
    return Bar(name, 100 * share, f"{share:.1%} {text}", between, mark=True)


def _columns(heading: str, remark: str, line: dict[str, Any]) -> Columns:
    low, high = line.get("interval", (line["mean"], line["mean"]))
    mean = f"mean {line['mean']:.1f} ({low:.1f} to {high:.1f})"
    ends = f"{line['lowest']} to {line['highest']}, median {line['median']}"
    columns = [(bar["from"], bar["to"], bar["count"]) for bar in line["distribution"]]
    return Columns(heading, f"{remark}: {mean}, {ends}", columns)


def draw_comparison(plan: Plan, other: Plan, compared: dict[str, Any]) -> str:
    """Return the differences between two simulations."""
    title = f"{_name(plan)}: two simulations side by side"
    deals = "the same deals" if compared["common_deals"] else "different deals"
    line_ups = f"first: {', '.join(plan.bots)}; second: {', '.join(other.bots)}"
    panels = [
        panel
        for figure, heading, scale, unit in (
            ("win_rate", "Win rate: second minus first", 100, " %"),
            ("score", "Mean score: second minus first", 1, ""),
            ("length", "Mean length: second minus first", 1, ""),
        )
        if (panel := _differences(compared, figure, heading, scale, unit)) is not None
    ]
    return chart(title, f"{line_ups}; on {deals}", panels, FOOT)


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
    far = max(abs(end) for bar in bars for end in (bar.value, *bar.interval))
    most = round_up(far or 1)
    return Bars(heading, "blue: sure to differ", bars, -most, most, unit)
