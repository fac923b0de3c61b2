"""Bots of Ghooost!: what a sensible player does with one look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.bots import Bot
from engines.ghooost.cards import KITTY, MISS_COPY, QUARTET, SCARY, SCOOTY, SKELETUM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghooost.state import Table

WORTH = {SCOOTY: 9, SKELETUM: 10, MISS_COPY: 7, KITTY: 8} | dict.fromkeys(SCARY, 6)
"""What a card is worth keeping for later; plain ghosts grow in worth with value."""


def worth(card: int) -> float:
    """Tell how useful a card is in a hand: strong and special ones play at any time."""
    return WORTH.get(card, card / 3)


def prospects(s: Table) -> list[float]:
    """Estimate how each seat fares: those who left have won, few cards are good."""
    cards = [held + len(s.mansions[seat]) for seat, held in enumerate(s.held)]
    fair = sum(cards) / len(cards)
    return [
        1.0 if seat in s.left else max(0.0, 0.9 - 0.45 * count / fair)
        for seat, count in enumerate(cards)
    ]


class HeuristicBot(Bot):
    """Sheds many weak ghosts, keeps strong and special ones, avoids large piles."""

    id = "heuristic"

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option with the best value for the moment."""
        values = [self._value(view, option) for option in options]
        return values.index(max(values))

    def _value(self, view: Json, option: Option) -> float:
        action = option[0]
        pile: int = len(view["cemetery"]) + view["beside"]
        if action == "play":
            return self._play(view, option)
        if action == "play_kitty":
            return 4.0 - worth(KITTY) / 4 + pile / 4
        if action == "try_luck":
            # About half of the crypt beats a middling top; a large pile is at stake.
            top: int = view["top"]
            return 2.0 - top / 7 - pile / 3
        if action == "empty_mansion":
            return 3.0
        if action == "take":
            return -4.0 - pile
        return 0.0

    def _play(self, view: Json, option: Option) -> float:
        _, value, numbered, copies = option
        size = numbered + copies
        banishes: bool = value == SKELETUM or self._run(view, value) + size >= QUARTET
        gain: float = 6.0 + 2 * size - worth(value) / 2 - copies * 3
        if banishes:
            pile: int = len(view["cemetery"]) + view["beside"]
            gain += 3 - pile / 6
        elif value in SCARY:
            gain += 2
        return gain

    def _run(self, view: Json, value: int) -> int:
        run = 0
        for lying in reversed(view["cemetery"]):
            if lying["value"] != value:
                break
            run += 1
        return run
