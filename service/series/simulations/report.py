"""What a simulation shows: rates, means and distributions with their intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from service.series.intervals import mean, mean_interval, rounded, wilson
from service.series.simulations.answers import (
    Bar,
    BotScores,
    Ending,
    GroupWinRate,
    Report,
    Spread,
    Statistic,
    WinRate,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.series.intervals import BlockTotals
    from service.series.simulations.results import Result
    from service.series.simulations.tally import Tally

GROUPS = ("players", "seat", "bot", "option")
"""By what seats are counted apart; ``by_<group>`` in a report."""

BINS = 24
"""How many bars a distribution has at most."""


def report(result: Result) -> Report:
    """Return what a simulation shows; the same result gives the same report."""
    tally = result.tally
    groups = {
        f"by_{group}": [
            _group_win_rate(tally, group, name) for name in tally.names("seats", group)
        ]
        for group in GROUPS
    }
    lengths = [(block.decisions, block.games) for block in result.blocks]
    return Report(
        games=tally.games,
        verdict=UNSET if result.verdict is None else result.verdict,
        length=Spread(**_mean(lengths), **_distribution(tally.spread("length"))),
        endings=[_ending(tally, reason) for reason in tally.names("ending")],
        **groups,
        scores=[
            _scores(result, bot)
            for bot in tally.names("seats", "bot")
            if tally.spread("score", bot)
        ],
        statistics=[
            Statistic(
                name=name,
                values=[_fact_win_rate(tally, name, value) for value in values],
            )
            for name, values in _facts(tally).items()
        ],
    )


def _group_win_rate(tally: Tally, group: str, name: str) -> GroupWinRate:
    seats, wins = tally["seats", group, name], tally["wins", group, name]
    place = round(tally["places", group, name] / seats, 3)
    return GroupWinRate(name=name, **_wins(wins, seats), mean_place=place)


def _fact_win_rate(tally: Tally, name: str, value: str) -> WinRate:
    wins, seats = tally["won", name, value], tally["shown", name, value]
    return WinRate(name=value, **_wins(wins, seats))


def _wins(wins: int, seats: int) -> dict[str, Any]:
    """Return the fields of a win rate."""
    return {
        "seats": seats,
        "wins": wins,
        "win_rate": round(wins / seats, 4),
        "interval": rounded(wilson(wins, seats)),
    }


def _ending(tally: Tally, reason: str) -> Ending:
    count = tally["ending", reason]
    return Ending(
        name=reason,
        games=count,
        share=round(count / tally.games, 4),
        interval=rounded(wilson(count, tally.games)),
    )


def _facts(tally: Tally) -> dict[str, list[str]]:
    """Return the values of each kind of fact that the title counts."""
    kinds = sorted({str(path[1]) for path in tally.counts if path[0] == "shown"})
    return {kind: tally.names("shown", kind) for kind in kinds}


def _scores(result: Result, bot: str) -> BotScores:
    blocks = [block.bots[bot] for block in result.blocks if bot in block.bots]
    # Not every setup has scores.
    totals = [(total, seats) for _, _, seats, total in blocks if seats]
    spread = result.tally.spread("score", bot)
    return BotScores(name=bot, **_mean(totals), **_distribution(spread))


def _mean(blocks: BlockTotals) -> dict[str, Any]:
    """Return the fields of a mean; an interval needs more than one block."""
    interval = rounded(mean_interval(blocks)) if len(blocks) > 1 else UNSET
    return {"mean": round(mean(blocks), 3), "interval": interval}


def _distribution(spread: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """Return the fields of a distribution: its ends, its median and its bars."""
    low, high = spread[0][0], spread[-1][0]
    total = sum(count for _, count in spread)
    width = -(-(high - low + 1) // BINS)
    counts = [0] * -(-(high - low + 1) // width)
    before, median = 0, low
    for value, count in spread:
        counts[(value - low) // width] += count
        if 2 * before < total:
            median = value
        before += count
    bars = [
        Bar(
            from_=low + place * width,
            to=min(low + (place + 1) * width - 1, high),
            count=count,
        )
        for place, count in enumerate(counts)
    ]
    return {"lowest": low, "median": median, "highest": high, "distribution": bars}
