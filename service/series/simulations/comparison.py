"""Two simulations side by side: by how much they differ, and how surely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from service.series.intervals import difference_interval, mean, rounded
from service.series.simulations.answers import Comparison, FigureDifference
from service.series.validation import InvalidValue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.series.intervals import BlockTotals
    from service.series.simulations.plan import Plan
    from service.series.simulations.results import Block, Result


def compare(plan: Plan, result: Result, other_plan: Plan, other: Result) -> Comparison:
    """Return how the second simulation differs from the first, figure by figure.

    With the same seed, the same number of games and the same kind of table both had the
    same deals, and are compared deal by deal: common luck cancels out.
    """
    if plan.title != other_plan.title:
        raise InvalidValue("/compared_with", "wrong.other_title")
    blocks, others = result.blocks, other.blocks
    paired = _same_deals(plan, other_plan)
    if paired:
        shared = min(len(blocks), len(others))
        blocks, others = blocks[:shared], others[:shared]
    differences = [
        _difference("length", "", _lengths(blocks), _lengths(others), paired=paired)
    ]
    for bot, counterpart in _counterparts(plan, other_plan):
        name = bot if bot == counterpart else f"{bot} -> {counterpart}"
        for figure, totals in (("win_rate", _wins), ("score", _scores)):
            first, second = totals(blocks, bot), totals(others, counterpart)
            if all(any(number for _, number in each) for each in (first, second)):
                differences.append(
                    _difference(figure, name, first, second, paired=paired)
                )
    return Comparison(common_deals=paired, differences=differences)


def _same_deals(plan: Plan, other: Plan) -> bool:
    first = (plan.seed, plan.games, plan.setups)
    return first == (other.seed, other.games, other.setups)


def _counterparts(plan: Plan, other: Plan) -> Iterator[tuple[str, str]]:
    """Yield who is compared with whom: a bot with itself, the new with the old."""
    first, second = sorted(set(plan.bots)), sorted(set(other.bots))
    yield from ((bot, bot) for bot in first if bot in second)
    left = [bot for bot in first if bot not in second]
    came = [bot for bot in second if bot not in first]
    if len(left) == len(came) == 1:
        yield left[0], came[0]


def _lengths(blocks: list[Block]) -> BlockTotals:
    return [(block.decisions, block.games) for block in blocks]


def _wins(blocks: list[Block], bot: str) -> BlockTotals:
    return [(wins, seats) for seats, wins, _, _ in _of(blocks, bot)]


def _scores(blocks: list[Block], bot: str) -> BlockTotals:
    return [(total, seats) for _, _, seats, total in _of(blocks, bot)]


def _of(blocks: list[Block], bot: str) -> list[list[int]]:
    return [block.bots.get(bot, [0, 0, 0, 0]) for block in blocks]


def _difference(
    figure: str, name: str, first: BlockTotals, second: BlockTotals, *, paired: bool
) -> FigureDifference:
    if not paired:
        first, second = [o for o in first if o[1]], [t for t in second if t[1]]
    else:
        both = [
            pair for pair in zip(first, second, strict=True) if all(n for _, n in pair)
        ]
        first, second = [one for one, _ in both], [two for _, two in both]
    one, two = mean(first), mean(second)
    low, high = difference_interval(first, second, paired=paired)
    return FigureDifference(
        figure=figure,
        name=name or UNSET,
        first=round(one, 4),
        second=round(two, 4),
        difference=round(two - one, 4),
        interval=rounded((low, high)),
        is_significant=not low <= 0 <= high,
    )
