"""Plays a bot of one's own through some games and says what it does wrong."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.bots import Bot
from engines.core.chance import Chance
from service.series.own_bots.faults import BotFault
from service.series.own_bots.hosting import Hosting
from service.series.own_bots.program_bot import ProgramBot
from service.series.simulations.plan import Plan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engines.core.fields import Json
    from engines.core.state import Option
    from service.series.own_bots.own_bot import Limits, Source

AGAIN_EVERY: Final = 8
"""At every how many decisions a bot is asked the same a second time."""

WARNINGS: Final = frozenset({"differs", "does_not_end"})
"""What a bot can be played with all the same."""


class Figures(NamedTuple):
    """What a bot did in the games of one title."""

    title: str
    games: int
    decisions: int
    p50_ms: float
    p99_ms: float


class Checked(NamedTuple):
    """What was found: figures for each title, and every kind of fault once."""

    figures: list[Figures]
    faults: list[BotFault]

    @property
    def is_passed(self) -> bool:
        """Whether nothing but warnings was found."""
        return all(fault.code in WARNINGS for fault in self.faults)


class WatchedBot(Bot):
    """Another bot, its time taken, now and then asked the same twice."""

    levels = 1

    def __init__(self, bot: Bot) -> None:
        """Watch ``bot``; nothing was seen yet."""
        self.id = bot.id
        self.needs_view = bot.needs_view
        self.seconds: list[float] = []
        self.difference = ""
        """How two answers to the same question differed, once they have."""
        self._bot = bot

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the bot's own answer; the second one is only compared."""
        again = Chance(chance.key)
        again.draws = chance.draws
        began = perf_counter()
        index = self._bot.choose(view, options, chance)
        self.seconds.append(perf_counter() - began)
        if not self.difference and len(self.seconds) % AGAIN_EVERY == 1:
            other = self._bot.choose(view, options, again)
            if other != index:
                self.difference = (
                    f"Asked the same twice, it chose {index}, then {other}."
                )
        return index


def check(
    source: Source, titles: Iterable[str], games: int, seed: int, limits: Limits
) -> Checked:
    """Play ``games`` games of each title with the bot in every seat."""
    checked = Checked([], [])
    for title in titles:
        plan = Plan(title, (source.name,), games, seed, {}, spread=True)
        for fault in _check_title(source, plan, limits, checked.figures):
            fault.title = title
            if fault.code not in {known.code for known in checked.faults}:
                checked.faults.append(fault)
        if checked.faults and not checked.figures:
            # It did not come to a first game; in other titles it would not either.
            break
    return checked


def _check_title(
    source: Source, plan: Plan, limits: Limits, figures: list[Figures]
) -> Iterator[BotFault]:
    """Play the games of one title; yield what goes wrong."""
    with Hosting(plan.title, (source,), limits).opened():
        own = plan.engine.bot(source.name)
        watched = WatchedBot(own)
        plan.engine.bots[source.name] = watched
        played = 0
        try:
            # Over all kinds of setup, however few games there are.
            step = max(1, len(plan.setups) // plan.games)
            for number in range(0, plan.games * step, step):
                plan.play(plan.lineup(number), check=False)
                played += 1
            if isinstance(own, ProgramBot):
                own.check_end()
        except BotFault as fault:
            if fault.decision is not None:
                fault.game = played + 1
            yield fault
        if watched.seconds:
            figures.append(_figures(plan.title, played, watched.seconds))
        if watched.difference:
            yield BotFault(source.name, "differs", watched.difference)


def _figures(title: str, games: int, seconds: list[float]) -> Figures:
    ordered = sorted(seconds)
    p50, p99 = (
        round(ordered[min(len(ordered) - 1, len(ordered) * part // 100)] * 1000, 3)
        for part in (50, 99)
    )
    return Figures(title, games, len(seconds), p50, p99)
