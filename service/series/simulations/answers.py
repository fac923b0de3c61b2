"""Answers about simulations: the plan, how far it is, its report, a comparison.

A report is stored as it is answered, and read back into these classes.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, UnsetType, field

from engines.core.fields import Json
from service.presentation.representation import (
    NextCursor,
    Representation,
    about,
    choice,
    component,
    moment,
)
from service.series.intervals import IntervalEnds
from service.series.simulations.stop import RULES
from service.store.series import SeriesStatus


class StopRule(Representation, kw_only=True):
    """When a simulation ends early."""

    rule: Annotated[str, choice("Which rule.", RULES)]
    bot: Annotated[str, about("The bot in question.")]
    half_width: Annotated[
        float | UnsetType, about("Half of the interval that is wanted.")
    ] = UNSET
    against: Annotated[str | UnsetType, about("The other bot.")] = UNSET
    margin: Annotated[float | UnsetType, about("How much better is better.")] = UNSET
    error: Annotated[float | UnsetType, about("How often it may err.")] = UNSET


class SimulationPlan(Representation, kw_only=True):
    """What was asked for."""

    title: Annotated[str, about("The title.")]
    options: Annotated[Json, component("GameOptions", "The options that were given.")]
    seats: Annotated[Sequence[str], about("The bot of each seat.")]
    games: Annotated[int, about("How many games at most.")]
    seed: Annotated[int, about("What deals follow from.")]
    spread: Annotated[bool, about("Whether all kinds of setup are walked.")]
    stop: Annotated[StopRule | UnsetType, about("When it ends early.")] = UNSET
    keep_decisions: Annotated[
        bool, about("Whether every decision is kept, for exportDecisions.")
    ] = False


class SimulationProgress(Representation, kw_only=True):
    """How far a simulation is."""

    done: Annotated[int, about("Games played.")]
    total: Annotated[int, about("Games to be played at most.")]
    games_per_second: Annotated[
        float | UnsetType, about("Since the first was begun.")
    ] = UNSET
    seconds_left: Annotated[float | UnsetType, about("At this rate.")] = UNSET


class Bar(Representation, kw_only=True):
    """A part of a distribution."""

    from_: Annotated[int, about("The lowest value that counts here.")] = field(
        name="from"
    )
    to: Annotated[int, about("The highest value that counts here.")]
    count: Annotated[int, about("How many there were.")]


class Spread(Representation, kw_only=True):
    """The distribution of a number."""

    mean: Annotated[float, about("The mean.")]
    interval: IntervalEnds | UnsetType = UNSET
    lowest: Annotated[int, about("The lowest that came up.")]
    median: Annotated[int, about("Half are no higher.")]
    highest: Annotated[int, about("The highest that came up.")]
    distribution: Annotated[list[Bar], about("From low to high.")]


class BotScores(Spread, kw_only=True):
    """The scores of a bot."""

    name: Annotated[str, about("The bot.")]


class Ending(Representation, kw_only=True):
    """How often games ended in one way."""

    name: Annotated[str, about("The reason, as in the outcome of a game.")]
    games: Annotated[int, about("How many games.")]
    share: Annotated[float, about("Of all games.")]
    interval: IntervalEnds | UnsetType = UNSET


class WinRate(Representation, kw_only=True):
    """How often seats won that had something in common."""

    name: Annotated[str, about("What they had in common.")]
    seats: Annotated[int, about("How many there were; at a co-operative title, games.")]
    wins: Annotated[int, about("How many of them won.")]
    win_rate: Annotated[float, about("The share of them.")]
    interval: IntervalEnds | UnsetType = UNSET


class GroupWinRate(WinRate, kw_only=True):
    """How often the seats of a group won."""

    mean_place: Annotated[float, about("Their mean place, the first being 1.")]


class Statistic(Representation, kw_only=True):
    """Win rates by something that the title counts, such as cards in play."""

    name: Annotated[str, about("What is counted.")]
    values: Annotated[list[WinRate], about("By value.")]


class Report(Representation, kw_only=True):
    """What a simulation came to."""

    games: Annotated[int, about("How many games were counted.")]
    verdict: Annotated[
        str | UnsetType,
        about("What the stop rule found: precise, better or not_better."),
    ] = UNSET
    length: Annotated[Spread, about("Decisions per game.")]
    endings: Annotated[list[Ending], about("Why games ended.")]
    by_players: Annotated[list[GroupWinRate], about("By number of players.")]
    by_seat: Annotated[list[GroupWinRate], about("By seat.")]
    by_bot: Annotated[list[GroupWinRate], about("By bot.")]
    by_option: Annotated[list[GroupWinRate], about("By option, where they vary.")]
    scores: Annotated[list[BotScores], about("Scores by bot, if there are any.")]
    statistics: Annotated[list[Statistic], about("What the title counts besides.")]


class FigureDifference(Representation, kw_only=True):
    """By how much one figure differs."""

    figure: Annotated[str, about("win_rate, score or length.")]
    name: Annotated[
        str | UnsetType, about("The bot, or the one and its replacement.")
    ] = UNSET
    first: Annotated[float, about("In this simulation.")]
    second: Annotated[float, about("In the other.")]
    difference: Annotated[float, about("The second minus the first.")]
    interval: IntervalEnds | UnsetType = UNSET
    is_significant: Annotated[bool, about("Whether 0 is outside the interval.")]


class Comparison(Representation, kw_only=True):
    """Two simulations side by side."""

    common_deals: Annotated[
        bool, about("Whether both had the same deals: luck cancels out.")
    ]
    differences: Annotated[list[FigureDifference], about("By figure.")]


class SimulationSummary(Representation, kw_only=True):
    """A simulation without its report."""

    id: Annotated[str, about("The id of the simulation.")]
    status: Annotated[str, choice("How far it is.", SeriesStatus.ALL)]
    request: Annotated[SimulationPlan, about("What was asked for.")]
    progress: Annotated[SimulationProgress, about("How far it is.")]
    created_at: Annotated[str, moment("When it was created (RFC 3339, UTC).")]
    ended_at: Annotated[str | UnsetType, moment("When it ended.")] = UNSET


class Simulation(SimulationSummary, kw_only=True):
    """A simulation."""

    report: Annotated[Report | UnsetType, about("Once it is finished.")] = UNSET
    comparison: Annotated[Comparison | UnsetType, about("If it was asked for.")] = UNSET


class SimulationList(Representation, kw_only=True):
    """A page of simulations."""

    items: Annotated[list[SimulationSummary], about("Newest first.")]
    next_cursor: NextCursor = UNSET
