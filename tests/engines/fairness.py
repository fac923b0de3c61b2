"""Chi-square tests of chance, over many games with fixed keys.

Keys are fixed, so a test passes always or never: it is no lottery in anybody's CI. What
is stated is the chance that a fair source would ever have looked unfair here. A
statistic is turned into a normal deviate (Wilson and Hilferty); beyond ``LIMIT`` on
either side, too even as well as too uneven, a fair source lands with a probability of
6 in 10 million. All comparisons together are below 400: the probability that any of
them would raise a false alarm is below 1 in 4,000.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import sqrt
from typing import TypeVar

from engines.core.chance import derive

Outcome = TypeVar("Outcome", bound=Hashable)

KEYS = 3_000
LIMIT = 5.0
LEAST = 5
"""The least count to be expected for which the approximation holds."""


def keys(purpose: str, count: int = KEYS) -> Iterator[bytes]:
    """Yield the keys of many games."""
    return (derive(b"fairness", purpose, number) for number in range(count))


def deviate(statistic: float, freedom: int) -> float:
    """Turn a chi-square statistic into a normal deviate."""
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def unevenness(found: Sequence[Outcome], weights: Mapping[Outcome, int]) -> float:
    """Return how far independent observations lie from what their weights say."""
    counts = Counter(found)
    assert set(counts) <= set(weights), "something came up that never should"
    whole = sum(weights.values())
    statistic = 0.0
    for outcome, weight in weights.items():
        expected = len(found) * weight / whole
        assert expected >= LEAST, "too few keys"
        statistic += (counts[outcome] - expected) ** 2 / expected
    return deviate(statistic, len(weights) - 1)


def assert_fair(found: Sequence[Outcome], weights: Mapping[Outcome, int]) -> None:
    """Assert that observations are as frequent as their weights say."""
    assert abs(unevenness(found, weights)) < LIMIT


def assert_fair_samples(
    samples: Sequence[Sequence[Outcome]], among: Sequence[Outcome]
) -> None:
    """Assert that every item is drawn alike into samples without repetition.

    Items of one sample exclude each other, which the statistic takes into account.
    """
    size, whole = len(samples[0]), len(among)
    counts = Counter(item for sample in samples for item in sample)
    assert set(counts) <= set(among)
    share = size / whole
    variance = len(samples) * share * (1 - share) * whole / (whole - 1)
    expected = len(samples) * share
    assert expected >= LEAST
    statistic = sum((counts[item] - expected) ** 2 for item in among) / variance
    assert abs(deviate(statistic, whole - 1)) < LIMIT


def alike(outcomes: Sequence[Outcome]) -> dict[Outcome, int]:
    """Give every outcome the same weight."""
    return dict.fromkeys(outcomes, 1)
