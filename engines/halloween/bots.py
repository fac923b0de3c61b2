"""Bots of Halloween."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.bots import Bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option


class HeuristicBot(Bot):
    """Placeholder until the texts are there."""

    id = "heuristic"

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the first option."""
        return 0
