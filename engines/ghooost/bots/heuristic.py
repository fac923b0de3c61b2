"""Bots of Ghooost!: what a sensible player does with one look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.bots import Bot
from engines.ghooost.cards import QUARTET, SCOOTY, SKELETUM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghooost.state import Table


def prospects(s: Table) -> list[float]:
    """Estimate how each seat fares: those who left have won, few cards are good."""
    cards = [held + len(s.mansions[seat]) for seat, held in enumerate(s.held)]
    fair = sum(cards) / len(cards)
    return [
        1.0 if seat in s.left else max(0.0, 0.9 - 0.45 * count / fair)
        for seat, count in enumerate(cards)
    ]


class HeuristicBot(Bot):
    """Sheds large groups of weak ghosts, banishes, keeps Scooty for need.

    The weights were found by letting variants play against each other.
    """

    id = "heuristic"

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option that is worth most; of equals the first."""
        worths = [self._worth(view, option) for option in options]
        return worths.index(max(worths))

    def _worth(self, view: Json, option: Option) -> float:
        action = option[0]
        if action == "play":
            return self._group(view, *option[1:])
        if action == "play_kitty":
            return 3.0
        if action == "try_luck":
            # The higher the top, the dearer is what the hand would have to give.
            top: int = view["top"]
            return 0.4 + 0.36 * top
        if action == "take":
            return -24.0
        return 5.0

    def _group(self, view: Json, value: int, numbered: int, copies: int) -> float:
        size = numbered + copies
        worth = 24 + 9 * (size - 1) - value / 4 - 2 * copies
        if value == SKELETUM or _run(view, value) + size >= QUARTET:
            worth += 11
        if value == SCOOTY:
            worth -= 23.5
        return worth


def _run(view: Json, value: int) -> int:
    """Count the cards of one value on top of the pile."""
    run = 0
    for lying in reversed(view["cemetery"]):
        if lying["value"] != value:
            break
        run += 1
    return run
