"""Bots: they see what a client sees, a view and the options, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option


class Bot:
    """A way of playing a title; it keeps no memory between decisions."""

    id: str
    needs_view: bool = True

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the index of the option that this bot takes."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option, each alike."""

    id = "random"
    needs_view = False

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return any index."""
        return chance.below(len(options))
