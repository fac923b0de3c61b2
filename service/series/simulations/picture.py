"""A report, or a comparison of two simulations, as a picture in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS
from service.series.charts import (
    BarPanel,
    ChartBar,
    ColumnPanel,
    Panel,
    chart,
    round_up,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from msgspec import UnsetType

    from engines.core.texts import Speaker
    from service.series.simulations.answers import (
        Comparison,
        Ending,
        GroupWinRate,
        Report,
        Spread,
        WinRate,
    )
    from service.series.simulations.plan import Plan

GROUPS = ("bot", "seat", "players", "option")

MANY = 40
"""More bars than this show only the extremes."""

FIGURES = (("win_rate", 100, " %"), ("score", 1, ""), ("length", 1, ""))
"""The figures of a comparison, each with its scale and unit."""


def draw_report(plan: Plan, report: Report, language: str = DEFAULT_LANGUAGE) -> str:
    """Return a report as bars and distributions."""
    say = TEXTS.speakers[language]
    games, bots = report.games, ", ".join(plan.bots)
    title = say("picture.report", title=_name(plan, language), games=games, bots=bots)
    subtitle = say("picture.seed", seed=plan.seed)
    if report.verdict:
        verdict = report.verdict.replace("_", " ")
        of = {"games": games, "planned": plan.games, "verdict": verdict}
        subtitle = say("picture.stopped", seed=plan.seed, **of)
    return chart(title, subtitle, list(_panels(plan, report, say)), say("picture.foot"))


def _name(plan: Plan, language: str) -> str:
    return plan.engine.texts.speakers[language]("title.name")


def _panels(plan: Plan, report: Report, say: Speaker) -> Iterator[Panel]:
    together = plan.engine.cooperative
    won = say("picture.won_together" if together else "picture.won_alone")
    for group in GROUPS:
        rates: list[GroupWinRate] = getattr(report, f"by_{group}")
        if len(rates) > (group == "players"):
            seats = {rate.name: say("seat", number=rate.name) for rate in rates}
            names = seats if group == "seat" else {}
            yield _rates(say, f"picture.by_{group}", won, rates, names)
    yield BarPanel(
        say("picture.endings"),
        say("picture.of_games"),
        _endings(plan, say, report.endings),
        0,
        100,
        " %",
    )
    names = _component_names(plan, say.language)
    for kind in report.statistics:
        ranked = sorted(kind.values, key=lambda rate: -rate.win_rate)
        remark, half = say("picture.in_play", won=won), MANY // 2
        if len(ranked) > MANY:
            remark = say("picture.extremes", won=won, half=half, all=len(ranked))
            ranked = ranked[:half] + ranked[-half:]
        yield _rates(say, f"picture.with_{kind.name}", remark, ranked, names)
    for score in report.scores:
        heading = say("picture.score", bot=score.name)
        yield _columns(say, heading, "picture.by_score", score)
    heading = say("picture.length")
    yield _columns(say, heading, "picture.by_length", report.length)


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
    rates: Sequence[WinRate],
    names: Mapping[str, str],
) -> BarPanel:
    bars = [
        _rate(
            names.get(rate.name, rate.name),
            rate.win_rate,
            rate.interval,
            say("picture.share_of", share=f"{rate.win_rate:.1%}", total=rate.seats),
        )
        for rate in rates
    ]
    return BarPanel(say(heading), remark, bars, 0, 100, " %")


def _endings(plan: Plan, say: Speaker, endings: Sequence[Ending]) -> list[ChartBar]:
    speaker = plan.engine.texts.speakers[say.language]
    return [
        _rate(
            speaker(f"ending.{ending.name}"),
            ending.share,
            ending.interval,
            say("picture.share_in", share=f"{ending.share:.1%}", total=ending.games),
        )
        for ending in sorted(endings, key=lambda ending: -ending.games)
    ]


def _rate(
    name: str, share: float, interval: Sequence[float] | UnsetType, text: str
) -> ChartBar:
    between = [100 * end for end in interval or ()]
    return ChartBar(name, 100 * share, text, between, mark=True)


def _columns(say: Speaker, heading: str, what: str, spread: Spread) -> ColumnPanel:
    low, high = spread.interval or (spread.mean, spread.mean)
    remark = say(
        "picture.spread",
        what=say(what),
        mean=f"{spread.mean:.1f}",
        low=f"{low:.1f}",
        high=f"{high:.1f}",
        median=spread.median,
        lowest=spread.lowest,
        highest=spread.highest,
    )
    columns = [(bar.from_, bar.to, bar.count) for bar in spread.distribution]
    return ColumnPanel(heading, remark, columns)


def draw_comparison(
    plan: Plan,
    other: Plan,
    compared: Comparison,
    language: str = DEFAULT_LANGUAGE,
) -> str:
    """Return the differences between two simulations."""
    say = TEXTS.speakers[language]
    title = say("picture.comparison", title=_name(plan, language))
    deals = "picture.same_deals" if compared.common_deals else "picture.other_deals"
    subtitle = say(deals, first=", ".join(plan.bots), second=", ".join(other.bots))
    panels = [
        panel
        for figure, scale, unit in FIGURES
        if (panel := _differences(say, compared, figure, scale, unit)) is not None
    ]
    return chart(title, subtitle, panels, say("picture.foot"))


def _differences(
    say: Speaker, compared: Comparison, figure: str, scale: int, unit: str
) -> BarPanel | None:
    found = [each for each in compared.differences if each.figure == figure]
    if not found:
        return None
    bars = [
        ChartBar(
            each.name or say("picture.all_games"),
            scale * each.difference,
            say(
                "picture.changed",
                difference=f"{scale * each.difference:+.1f}{unit}",
                first=f"{scale * each.first:.1f}",
                second=f"{scale * each.second:.1f}",
            ),
            [scale * end for end in each.interval or ()],
            mark=each.is_significant,
        )
        for each in found
    ]
    far = max(abs(end) for bar in bars for end in (bar.value, *bar.interval))
    most = round_up(far or 1)
    heading = say(f"picture.{figure}_changed")
    return BarPanel(heading, say("picture.sure"), bars, -most, most, unit)
