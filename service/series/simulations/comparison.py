"""Two simulations side by side: by how much they differ, and how surely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.series.intervals import Series, difference_interval, mean
from service.series.simulations.report import rounded
from service.series.validation import Misfit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.series.simulations.plan import Plan
    from service.series.simulations.results import Block, Result


def compare(
    plan: Plan, result: Result, other_plan: Plan, other: Result
) -> dict[str, Any]:
    """Return how the second simulation differs from the first, figure by figure.

    With the same seed, the same number of games and the same kind of table both had the
    same deals, and are compared deal by deal: common luck cancels out.
    """
    if plan.title != other_plan.title:
        raise Misfit("/compared_with", "wrong.other_title")
    blocks, others = result.blocks, other.blocks
    paired = _same_deals(plan, other_plan)
    if paired:
        shared = min(len(blocks), len(others))
        blocks, others = blocks[:shared], others[:shared]
    lines = [
        _difference("length", "", _lengths(blocks), _lengths(others), paired=paired)
    ]
    for bot, counterpart in _counterparts(plan, other_plan):
        name = bot if bot == counterpart else f"{bot} -> {counterpart}"
        for figure, series in (("win_rate", _wins), ("score", _scores)):
            first, second = series(blocks, bot), series(others, counterpart)
            if all(any(number for _, number in each) for each in (first, second)):
                lines.append(_difference(figure, name, first, second, paired=paired))
    return {"common_deals": paired, "differences": lines}


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


def _lengths(blocks: list[Block]) -> Series:
    return [(block.decisions, block.games) for block in blocks]


def _wins(blocks: list[Block], bot: str) -> Series:
    return [(wins, seats) for seats, wins, _, _ in _of(blocks, bot)]


def _scores(blocks: list[Block], bot: str) -> Series:
    return [(total, seats) for _, _, seats, total in _of(blocks, bot)]


def _of(blocks: list[Block], bot: str) -> list[list[int]]:
    return [block.bots.get(bot, [0, 0, 0, 0]) for block in blocks]


def _difference(
    figure: str, name: str, first: Series, second: Series, *, paired: bool
) -> dict[str, Any]:
    if not paired:
        first, second = [o for o in first if o[1]], [t for t in second if t[1]]
    else:
        both = [
            pair for pair in zip(first, second, strict=True) if all(n for _, n in pair)
        ]
        first, second = [one for one, _ in both], [two for _, two in both]
    one, two = mean(first), mean(second)
    low, high = difference_interval(first, second, paired=paired)
    shown = {
        "figure": figure,
        "first": round(one, 4),
        "second": round(two, 4),
        "difference": round(two - one, 4),
        "interval": rounded((low, high)),
        "is_significant": not low <= 0 <= high,
    }
    return {"name": name, **shown} if name else shown
