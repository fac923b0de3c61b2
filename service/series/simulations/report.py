"""What a simulation shows: rates, means and distributions with their intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.series.intervals import Interval, Series, mean, mean_interval, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.series.simulations.results import Result
    from service.series.simulations.tally import Tally

GROUPS = ("players", "seat", "bot", "option")
"""By what seats are counted apart; ``by_<group>`` in a report."""

BINS = 24
"""How many bars a distribution has at most."""


def report(result: Result) -> dict[str, Any]:
    """Return what a simulation shows; the same result gives the same report."""
    tally = result.tally
    shown: dict[str, Any] = {
        "games": tally.games,
        "length": {
            **_mean([(block.decisions, block.games) for block in result.blocks]),
            **_distribution(tally.spread("length")),
        },
        "endings": [
            _share(reason, tally["ending", reason], tally.games)
            for reason in tally.names("ending")
        ],
        **{
            f"by_{group}": [_line(tally, group, n) for n in tally.names("seats", group)]
            for group in GROUPS
        },
        "scores": [
            _scores(result, bot)
            for bot in tally.names("seats", "bot")
            if tally.spread("score", bot)
        ],
        "statistics": [
            {"name": name, "values": [_fact(tally, name, v) for v in values]}
            for name, values in _facts(tally).items()
        ],
    }
    if result.verdict is not None:
        shown["verdict"] = result.verdict
    return shown


def _line(tally: Tally, group: str, name: str) -> dict[str, Any]:
    seats, wins = tally["seats", group, name], tally["wins", group, name]
    place = round(tally["places", group, name] / seats, 3)
    return {**_wins(name, wins, seats), "mean_place": place}


def _wins(name: str, wins: int, seats: int) -> dict[str, Any]:
    return {
        "name": name,
        "seats": seats,
        "wins": wins,
        "win_rate": round(wins / seats, 4),
        "interval": rounded(wilson(wins, seats)),
    }


def _share(name: str, count: int, games: int) -> dict[str, Any]:
    return {
        "name": name,
        "games": count,
        "share": round(count / games, 4),
        "interval": rounded(wilson(count, games)),
    }


def _facts(tally: Tally) -> dict[str, list[str]]:
    """Return the values of each kind of fact that the title counts."""
    kinds = sorted({str(path[1]) for path in tally.counts if path[0] == "shown"})
    return {kind: tally.names("shown", kind) for kind in kinds}


def _fact(tally: Tally, name: str, value: str) -> dict[str, Any]:
    return _wins(value, tally["won", name, value], tally["shown", name, value])


def _scores(result: Result, bot: str) -> dict[str, Any]:
    blocks = [block.bots[bot] for block in result.blocks if bot in block.bots]
    # Not every setup has scores.
    series = [(total, seats) for _, _, seats, total in blocks if seats]
    spread = result.tally.spread("score", bot)
    return {"name": bot, **_mean(series), **_distribution(spread)}


def _mean(series: Series) -> dict[str, Any]:
    """Return a mean; its interval needs more than one block."""
    shown: dict[str, Any] = {"mean": round(mean(series), 3)}
    if len(series) > 1:
        shown["interval"] = rounded(mean_interval(series))
    return shown


def _distribution(spread: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """Return the ends, the median and the bars of a distribution."""
    low, high = spread[0][0], spread[-1][0]
    total = sum(count for _, count in spread)
    width = -(-(high - low + 1) // BINS)
    bars = [0] * -(-(high - low + 1) // width)
    before, median = 0, low
    for value, count in spread:
        bars[(value - low) // width] += count
        if 2 * before < total:
            median = value
        before += count
    return {
        "lowest": low,
        "median": median,
        "highest": high,
        "distribution": [
            {
                "from": low + place * width,
                "to": min(low + (place + 1) * width - 1, high),
                "count": count,
            }
            for place, count in enumerate(bars)
        ],
    }


def rounded(interval: Interval) -> list[float]:
    """Return an interval as a report shows it."""
    return [round(end, 4) for end in interval]
