"""Intervals against the textbook and against what they promise."""

from random import Random

import pytest

from service.series.intervals import difference_interval, mean, mean_interval, wilson


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    """
    Published values: 8 of 10 gives 0.490 to 0.943; no win still has an upper end.
    """
    assert (0.490, 0.943) == tuple(round(end, 3) for end in wilson(8, 10))
    assert (0.0, 0.278) == tuple(round(end, 3) for end in wilson(0, 10))
    assert (0.722, 1.0) == tuple(round(end, 3) for end in wilson(10, 10))


@pytest.mark.parametrize(
    "samples, least, most",
    [(40, 35, 40), pytest.param(200, 180, 198, marks=pytest.mark.soak)],
)
def test_bootstrap_intervals_cover_the_true_mean_about_as_often_as_they_say(
    samples: int, least: int, most: int
) -> None:
    """
    Of samples of 60 dice each, about 95 % of the intervals hold 3.5.
    """
    chance = Random(7)
    covered = 0
    for _ in range(samples):
        series = [(chance.randint(1, 6), 1) for _ in range(60)]
        low, high = mean_interval(series)
        covered += low <= 3.5 <= high

    assert least <= covered <= most


def test_the_bootstrap_gives_the_same_every_time() -> None:
    """
    The resamples follow from the number of blocks alone.
    """
    series = [(number % 7, 2) for number in range(50)]

    assert mean_interval(series) == mean_interval(list(series))


def test_common_luck_cancels_out() -> None:
    """
    Paired by deal, a small steady difference is certain; unpaired it is not.
    """
    chance = Random(7)
    first = [(chance.randint(0, 1000), 1) for _ in range(100)]
    second = [(total + 5, 1) for total, _ in first]

    low, high = difference_interval(first, second, paired=True)
    wide = difference_interval(first, second, paired=False)

    assert (5, 5) == (round(low, 6), round(high, 6))
    assert wide[0] < 0 < wide[1]
    assert 5 == round(mean(second) - mean(first), 6)
