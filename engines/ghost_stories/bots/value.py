"""What a table is worth: the chance to win it, by weights that were found by playing.

The weights are data, ``value.json``, with the command that goes on finding them.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engines.ghost_stories.bots.features import SIZES, TEAM, Marks
from engines.ghost_stories.bots.sight import Band

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.state import Table

FILE: Final = Path(__file__).with_name("value.json")
REMEMBERED: Final = 1024
"""Of how many tables the band is kept: some megabytes."""
POWER_TOKEN: Final = 0.1
"""What a Power token in hand adds to the log-odds; on the centre tile, a fifth."""


def found() -> list[float]:
    """Return the weights of the file, mark by mark."""
    saved = json.loads(FILE.read_text())["weights"]
    return [weight for name in SIZES for weight in saved[name]]


def _key(s: Table, coming: int) -> tuple[object, ...]:
    """Return all that the value of a table of the base game follows from."""
    return (
        *(s.layout, s.village, s.powers, s.boards, s.owners, s.incarnations),
        *(s.haunt_limit, s.active, s.circle, s.mantra, s.caught, s.centre, coming),
        *(len(s.deck), len(s.exorcised), bytes(s.ghosts), bytes(s.figures)),
        *(bytes(s.buddhas), bytes(s.captives), bytes(s.locks), bytes(s.haunted)),
        *(bytes(s.qi), bytes(s.tao), bytes(s.where), bytes(s.yin_yang)),
        *(bytes(s.held), bytes(s.power_tokens)),
    )


class Value:
    """Says how likely a table is won, at the end of a turn."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Go by some weights, one of each mark."""
        self.weights = weights
        self._bands: dict[tuple[object, ...], Band] = {}
        self._chances: dict[tuple[object, ...], float] = {}

    def __call__(self, s: Table, coming: int = 0) -> float:
        """Return the chance to win, while ``coming`` ghosts are on their way.

        Of two thoughts one ends at a table that was met before: it is remembered.
        """
        key = _key(s, coming)
        chance = self._chances.get(key)
        if chance is None:
            if len(self._chances) >= REMEMBERED:
                self._chances.clear()
            chance = self._chances[key] = self.chance(s, self.marks(s, coming))
        return chance

    def marks(self, s: Table, coming: int = 0) -> Marks:
        """Return the marks that are set on a table; its band is remembered."""
        key = (
            s.layout,
            s.powers,
            s.boards,
            s.active,
            s.captives.count(True),
            tuple(s.where),
            tuple(s.tao),
            tuple(s.locks),
            tuple(map(bool, s.qi)),
        )
        band = self._bands.get(key)
        if band is None:
            if len(self._bands) >= REMEMBERED:
                self._bands.clear()
            band = self._bands[key] = Band(s)
        return Marks(s, band, coming)

    def chance(self, s: Table, marks: Marks) -> float:
        """Return the chance to win a table with some marks."""
        weights = self.weights
        odds = sum(map(weights.__getitem__, marks.set))
        odds += weights[TEAM + marks.phase] * marks.team
        odds += POWER_TOKEN * (sum(s.power_tokens) + 0.2 * s.centre)
        return 1 / (1 + exp(-odds))
