"""No board is too large to be fetched after every move, whatever lies on it."""

from __future__ import annotations

import gzip
from itertools import product

import pytest

from engines.core.looks import LAYOUTS, Look
from engines.core.texts import LANGUAGES
from tests.engines.pictures.positions import KINDS, LONG, Kind, positions

MOST, MOST_ZIPPED = 60_000, 10_000
"""The largest board in bytes, as it is and compressed."""
LONGEST = ("fr",)
"""The language that takes most letters."""


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_board_is_large(kind: Kind) -> None:
    """
    Below 60 kB and, by gzip, below 10 kB: the largest of some positions is printed.
    """
    measure(kind, 1, 80, LONGEST)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_board_of_many_is_large(kind: Kind) -> None:
    """
    The same for a thousand positions of each kind of table, and more.
    """
    measure(kind, 30, 7, LANGUAGES)


def measure(kind: Kind, games: int, step: int, languages: tuple[str, ...]) -> None:
    """Draw positions in some languages and both layouts with the longest names."""
    names = [LONG] * kind.players
    largest = zipped = seen = 0
    for state in positions(kind, games, step):
        seen += 1
        view = kind.title.view(state, 0)
        for language, layout in product(languages, LAYOUTS):
            speaker = kind.title.texts.speakers[language].named(names)
            drawn = kind.title.draw(view, speaker, Look("dark", layout)).encode()
            largest = max(largest, len(drawn))
            zipped = max(zipped, len(gzip.compress(drawn, 6)))
    print(f"{kind}: of {seen} positions {largest} bytes, {zipped} by gzip")
    assert largest < MOST
    assert zipped < MOST_ZIPPED
