"""A report, or two side by side, as a picture, in the language of who looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS
from service.series.charts import Bar, Bars, Columns, Panel, chart, round_up

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engines.core.texts import Speaker
    from service.series.simulations.plan import Plan

GROUPS = ("bot", "seat", "players", "option")

MANY = 40
"""More bars than this show only the extremes."""

FIGURES = (("win_rate", 100, " %"), ("score", 1, ""), ("length", 1, ""))
"""What two simulations differ in, with its scale and unit."""


def draw_report(
    plan: Plan, shown: dict[str, Any], language: str = DEFAULT_LANGUAGE
) -> str:
    """Return a report as bars and distributions."""
    say = TEXTS.speakers[language]
    games, bots = shown["games"], ", ".join(plan.bots)
    title = say("picture.report", title=_name(plan, language), games=games, bots=bots)
    subtitle = say("picture.seed", seed=plan.seed)
    if "verdict" in shown:
        verdict = shown["verdict"].replace("_", " ")
        of = {"games": games, "planned": plan.games, "verdict": verdict}
        subtitle = say("picture.stopped", seed=plan.seed, **of)
    return chart(title, subtitle, list(_panels(plan, shown, say)), say("picture.foot"))


def _name(plan: Plan, language: str) -> str:
    return plan.engine.texts.speakers[language]("title.name")


def _panels(plan: Plan, shown: dict[str, Any], say: Speaker) -> Iterator[Panel]:
    together = plan.engine.cooperative
    won = say("picture.won_together" if together else "picture.won_alone")
    for group in GROUPS:
        lines = shown[f"by_{group}"]
        if len(lines) > (group == "players"):
            seats = {line["name"]: say("seat", number=line["name"]) for line in lines}
            names = seats if group == "seat" else {}
            yield _rates(say, f"picture.by_{group}", won, lines, names)
    yield Bars(
        say("picture.endings"),
        say("picture.of_games"),
        _endings(say, shown["endings"]),
        0,
        100,
        " %",
    )
    names = _component_names(plan, say.language)
    for kind in shown["statistics"]:
        ranked = sorted(kind["values"], key=lambda line: -line["win_rate"])
        remark, half = say("picture.in_play", won=won), MANY // 2
        if len(ranked) > MANY:
            remark = say("picture.extremes", won=won, half=half, all=len(ranked))
            ranked = ranked[:half] + ranked[-half:]
        yield _rates(say, f"picture.with_{kind['name']}", remark, ranked, names)
    for score in shown["scores"]:
        heading = say("picture.score", bot=score["name"])
        yield _columns(say, heading, "picture.by_score", score)
    heading = say("picture.length")
    yield _columns(say, heading, "picture.by_length", shown["length"])


def _component_names(plan: Plan, language: str) -> dict[str, str]:
    """Return what people call the cards, tiles and powers of the title."""
    speaker = plan.engine.texts.speakers[language]
    return {
        component["id"]: speaker(component["names"])
        for components in plan.engine.components.values()
        for component in components
    }


def _rates(
    say: Speaker,
    heading: str,
    remark: str,
    lines: Sequence[dict[str, Any]],
    names: Mapping[str, str],
) -> Bars:
    bars = [
        _rate(
            names.get(line["name"], line["name"]),
            line["win_rate"],
            line["interval"],
            say(
                "picture.share_of", share=f"{line['win_rate']:.1%}", total=line["seats"]
            ),
        )
        for line in lines
    ]
    return Bars(say(heading), remark, bars, 0, 100, " %")


def _endings(say: Speaker, endings: Sequence[dict[str, Any]]) -> list[Bar]:
    return [
        _rate(
            line["name"].replace("_", " "),
            line["share"],
            line["interval"],
            say("picture.share_in", share=f"{line['share']:.1%}", total=line["games"]),
        )
        for line in sorted(endings, key=lambda line: -line["games"])
    ]


def _rate(name: str, share: float, interval: Sequence[float], text: str) -> Bar:
    between = [100 * end for end in interval]
    return Bar(name, 100 * share, text, between, mark=True)


def _columns(say: Speaker, heading: str, what: str, line: dict[str, Any]) -> Columns:
    low, high = line.get("interval", (line["mean"], line["mean"]))
    ends = {"lowest": line["lowest"], "highest": line["highest"]}
    remark = say(
        "picture.spread",
        what=say(what),
        mean=f"{line['mean']:.1f}",
        low=f"{low:.1f}",
        high=f"{high:.1f}",
        median=line["median"],
        **ends,
    )
    columns = [(bar["from"], bar["to"], bar["count"]) for bar in line["distribution"]]
    return Columns(heading, remark, columns)


def draw_comparison(
    plan: Plan,
    other: Plan,
    compared: dict[str, Any],
    language: str = DEFAULT_LANGUAGE,
) -> str:
    """Return the differences between two simulations."""
    say = TEXTS.speakers[language]
    title = say("picture.comparison", title=_name(plan, language))
    deals = "picture.same_deals" if compared["common_deals"] else "picture.other_deals"
    subtitle = say(deals, first=", ".join(plan.bots), second=", ".join(other.bots))
    panels = [
        panel
        for figure, scale, unit in FIGURES
        if (panel := _differences(say, compared, figure, scale, unit)) is not None
    ]
    return chart(title, subtitle, panels, say("picture.foot"))


def _differences(
    say: Speaker, compared: dict[str, Any], figure: str, scale: int, unit: str
) -> Bars | None:
    lines = [line for line in compared["differences"] if line["figure"] == figure]
    if not lines:
        return None
    bars = [
        Bar(
            line.get("name", say("picture.all_games")),
            scale * line["difference"],
            say(
                "picture.changed",
                difference=f"{scale * line['difference']:+.1f}{unit}",
                first=f"{scale * line['first']:.1f}",
                second=f"{scale * line['second']:.1f}",
            ),
            [scale * end for end in line["interval"]],
            mark=line["is_significant"],
        )
        for line in lines
    ]
    far = max(abs(end) for bar in bars for end in (bar.value, *bar.interval))
    most = round_up(far or 1)
    heading = say(f"picture.{figure}_changed")
    return Bars(heading, say("picture.sure"), bars, -most, most, unit)
