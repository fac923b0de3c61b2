"""Bots of Ghost Stories: they think a turn through on a table that may be theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.bots import Bot
from engines.core.chance import derive

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghost_stories.bots.planning import Planner
    from engines.ghost_stories.state import Table


class HeuristicBot(Bot):
    """Plans its own turn: exorcises, protects the village, uses powers and tiles."""

    id = "heuristic"

    def __init__(self, planner: Planner, deal: Callable[[Json, bytes], Table]) -> None:
        """Plan with tables that ``deal`` makes from a view and a key."""
        self._planner = planner
        self._deal = deal

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option that leads to the best end of this turn."""
        s = self._deal(view, derive(chance.key, chance.below(1 << 32)))
        s.rules = self._planner.rules
        values = self._planner.values(s, options)
        return values.index(max(values))
