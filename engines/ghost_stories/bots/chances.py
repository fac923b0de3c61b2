"""How likely Tao dice are to bring enough successes (GS-8.2)."""

from __future__ import annotations

from math import comb
from typing import Final

MOST_DICE: Final = 4
MOST_ASKED: Final = 12


def _at_least(hit: float, dice: int) -> tuple[float, ...]:
    """Return the chance of at least 0, 1, 2 ... hits with so many dice."""
    exactly = [
        comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
        for hits in range(dice + 1)
    ]
    return tuple(sum(exactly[least:]) for least in range(MOST_ASKED))


AT_LEAST: Final = tuple(
    tuple(
        tuple(_at_least(1 - (1 - faces / 6) ** throws, dice) for faces in range(4))
        for dice in range(MOST_DICE + 1)
    )
    for throws in (1, 2)
)
"""``AT_LEAST[again][dice][faces][missing]``: the chance of what is missing, with so
many dice of which so many faces help, rolled once or, where they fail, once again."""
