"""What a match shows: how often each bot wins, by how much they differ, how surely."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from service.series.intervals import (
    difference_interval,
    in_blocks,
    mean_interval,
    wilson,
)
from service.series.simulations.stop import Sprt
from service.series.simulations.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.series.arena.match import GameResult, Match, Milliseconds, Round
    from service.series.intervals import Interval


class Thought(NamedTuple):
    """Processor time per decision, in milliseconds."""

    decisions: int
    mean: float
    median: float
    p99: float


class BotFigures(NamedTuple):
    """What came out for one bot; rates are per seat, or per game of a team."""

    bot: str
    wins: float
    """The share of games that it won."""
    wins_interval: Interval
    last: float | None
    """The share of games in which it was placed last; a team has no place."""
    score: float | None
    endings: dict[str, int]
    """How its games ended: all games at one table, its own where teams play."""
    thought: Thought


class Figures(NamedTuple):
    """What a match came to."""

    rounds: int
    games: int
    bots: tuple[BotFigures, BotFigures]
    difference: float
    """By how much the bot's share of wins exceeds that of the other one."""
    difference_interval: Interval
    ahead: int
    behind: int
    """In how many rounds the bot won more often than the other, and less often."""
    verdict: str | None


def figures(match: Match, rounds: Sequence[Round], found: str | None) -> Figures:
    """Return what some rounds of a match show."""
    ours, theirs = (
        [_rate(match, each, bot) for each in rounds]
        for bot in (match.bot, match.against)
    )
    interval = difference_interval(in_blocks(theirs), in_blocks(ours), paired=True)
    ahead, behind = _decided(match, rounds)
    return Figures(
        rounds=len(rounds),
        games=sum(len(each.games) for each in rounds),
        bots=(
            _of_bot(match, rounds, match.bot, ours),
            _of_bot(match, rounds, match.against, theirs),
        ),
        difference=(sum(ours) - sum(theirs)) / len(rounds),
        difference_interval=interval,
        ahead=ahead,
        behind=behind,
        verdict=found,
    )


def verdict(match: Match, rounds: Sequence[Round]) -> str | None:
    """Return ``better`` or ``not_better`` once the sequential test knows.

    A deal counts once, however many games it had: they share their luck.
    """
    if match.margin is None:
        return None
    tally = Tally()
    ahead, behind = _decided(match, rounds)
    tally.counts["ahead", match.bot, match.against] = ahead
    tally.counts["ahead", match.against, match.bot] = behind
    return Sprt(match.bot, match.against, match.margin).verdict(tally)


def _decided(match: Match, rounds: Sequence[Round]) -> tuple[int, int]:
    """Count the rounds in which the bot won more often, and less often."""
    pairs = [
        (_rate(match, each, match.bot), _rate(match, each, match.against))
        for each in rounds
    ]
    return sum(o > t for o, t in pairs), sum(o < t for o, t in pairs)


def _seats(match: Match, game: GameResult, bot: str) -> list[int]:
    """Return the seats that count for a bot: of a team that wins together, one."""
    seats = [seat for seat, name in enumerate(game.bots) if name == bot]
    return seats[:1] if match.engine.cooperative else seats


def _rate(match: Match, each: Round, bot: str) -> float:
    """Return the share of a bot's seats that won in a round."""
    won = [
        seat in game.winners for game in each.games for seat in _seats(match, game, bot)
    ]
    return sum(won) / len(won)


def _of_bot(
    match: Match, rounds: Sequence[Round], bot: str, rates: list[float]
) -> BotFigures:
    games = [game for each in rounds for game in each.games if bot in game.bots]
    seats = [(game, seat) for game in games for seat in _seats(match, game, bot)]
    scores = [game.scores[seat] for game, seat in seats if game.scores]
    wins = sum(seat in game.winners for game, seat in seats)
    together = match.engine.cooperative
    times = sum((each.times[bot] for each in rounds), Counter[str]())
    return BotFigures(
        bot=bot,
        wins=wins / len(seats),
        # Games of one deal depend on each other, deals do not.
        wins_interval=(
            wilson(wins, len(seats)) if together else mean_interval(in_blocks(rates))
        ),
        last=(
            None
            if together
            else sum(game.places[seat] == max(game.places) for game, seat in seats)
            / len(seats)
        ),
        score=sum(scores) / len(scores) if scores else None,
        endings=dict(Counter(game.reason for game in games).most_common()),
        thought=_thought(times),
    )


def _thought(times: Milliseconds) -> Thought:
    """Return the mean and the percentiles of decisions counted by their time."""
    taken = sorted((float(ms), count) for ms, count in times.items())
    number = sum(count for _, count in taken)
    if not number:
        return Thought(0, 0.0, 0.0, 0.0)
    total = sum(ms * count for ms, count in taken)
    return Thought(number, total / number, _share(taken, 0.5), _share(taken, 0.99))


def _share(taken: list[tuple[float, int]], share: float) -> float:
    """Return the time within which this share of decisions was taken."""
    wanted, before = share * sum(count for _, count in taken), 0
    for ms, count in taken:
        before += count
        if before >= wanted:
            return ms
    raise AssertionError(taken)
