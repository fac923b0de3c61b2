"""A match as a picture: the rates of both bots, and by how much they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.presentation.texts import DEFAULT_LANGUAGE, TEXTS
from service.series.charts import BarPanel, ChartBar, chart, round_up

if TYPE_CHECKING:
    from service.series.arena.figures import BotFigures, Figures
    from service.series.arena.match import Match


def draw_match(match: Match, shown: Figures, language: str = DEFAULT_LANGUAGE) -> str:
    """Return bars of wins with their intervals, and of the difference."""
    say = TEXTS.speakers[language]
    name = match.engine.texts.speakers[language]("title.name")
    bots = {"first": match.against, "second": match.bot}
    title = say("picture.report", title=name, games=shown.games, bots=match.bot)
    seed = say("picture.seed", seed=match.seed)
    subtitle = f"{seed}; {say('picture.same_deals', **bots)}"
    together = match.engine.cooperative
    won = say("picture.won_together" if together else "picture.won_alone")
    rates = [_bar(each) for each in shown.bots]
    ends = [100 * end for end in shown.difference_interval]
    most = round_up(max(1.0, *map(abs, ends)))
    one, other = shown.bots
    changed = say(
        "picture.changed",
        difference=f"{100 * shown.difference:+.1f} %",
        first=f"{100 * other.wins:.1f}",
        second=f"{100 * one.wins:.1f}",
    )
    sure = not ends[0] <= 0 <= ends[1]
    bar = ChartBar(match.bot, 100 * shown.difference, changed, ends, mark=sure)
    heading = say("picture.win_rate_changed")
    panels = [
        BarPanel(say("picture.by_bot"), won, rates, 0, 100, " %"),
        BarPanel(heading, say("picture.sure"), [bar], -most, most, " %"),
    ]
    return chart(title, subtitle, panels, say("picture.foot"))


def _bar(each: BotFigures) -> ChartBar:
    interval = [100 * end for end in each.wins_interval]
    return ChartBar(each.bot, 100 * each.wins, f"{each.wins:.1%}", interval, mark=True)
