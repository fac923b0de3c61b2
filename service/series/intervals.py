"""Intervals of figures at 95 % confidence.

Shares of wins get a Wilson interval. Means get a bootstrap over blocks of whole games:
seats of one game depend on each other, blocks do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Annotated

from msgspec import Meta

CONFIDENCE = 0.95

RESAMPLES = 1000
"""How often the bootstrap draws blocks."""

MOST_BLOCKS = 200

Interval = tuple[float, float]

IntervalEnds = Annotated[
    list[float],
    Meta(
        description="The true value lies between these two, with 95 % confidence.",
        min_length=2,
        max_length=2,
    ),
]
"""An interval as answers have it."""

BlockTotals = Sequence[tuple[float, int]]
"""Total and number by block: points and seats, decisions and games; no number is 0."""


def wilson(wins: int, trials: int) -> Interval:
    """Return the Wilson score interval of a share."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate = wins / trials
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    centre = rate + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def in_blocks(values: Sequence[float]) -> BlockTotals:
    """Return single values as at most ``MOST_BLOCKS`` blocks."""
    size = -(-len(values) // MOST_BLOCKS)
    parts = [values[at : at + size] for at in range(0, len(values), size)]
    return [(sum(part), len(part)) for part in parts]


def mean(blocks: BlockTotals) -> float:
    """Return the mean of all blocks together."""
    return sum(total for total, _ in blocks) / sum(number for _, number in blocks)


def mean_interval(blocks: BlockTotals) -> Interval:
    """Return the bootstrap interval of a mean."""
    samples = _resamples(len(blocks), "mean")
    return _middle([mean([blocks[pick] for pick in sample]) for sample in samples])


def difference_interval(
    first: BlockTotals, second: BlockTotals, *, paired: bool
) -> Interval:
    """Return the bootstrap interval of how much the second mean exceeds the first.

    Blocks with the same deals are drawn together: luck that both had cancels out.
    """
    ours = _resamples(len(first), "mean")
    theirs = ours if paired else _resamples(len(second), "other")
    return _middle(
        [
            mean([second[pick] for pick in its]) - mean([first[pick] for pick in our])
            for our, its in zip(ours, theirs, strict=True)
        ]
    )


@lru_cache(maxsize=16)
def _resamples(number: int, purpose: str) -> list[list[int]]:
    """Return which blocks each resample draws: always the same for the same number."""
    seed = sha256(f"seance bootstrap {purpose} {number}".encode()).digest()
    chance = Random(seed)  # noqa: S311 - no secret depends on it
    return [chance.choices(range(number), k=number) for _ in range(RESAMPLES)]


def _middle(figures: list[float]) -> Interval:
    """Return the ends between which the middle 95 % of the figures lie."""
    figures.sort()
    cut = round(len(figures) * (1 - CONFIDENCE) / 2)
    return figures[cut], figures[-1 - cut]


def rounded(interval: Interval) -> list[float]:
    """Return the ends of an interval as answers have them."""
    return [round(end, 4) for end in interval]
