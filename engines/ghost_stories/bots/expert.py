"""A bot that thinks its turn through by the chance to win.

What it thinks with is the thinker (``thinking``) and the value of a table (``value``).
It reads no card face down: of the deck it knows how many cards are left.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from engines.core.bots import Bot
from engines.core.chance import derive
from engines.ghost_stories.bots.thinking import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option
    from engines.ghost_stories.state import Table


class ExpertBot(Bot):
    """Takes the option by which the game is won most likely."""

    id = "expert"
    levels = 1
    """Who thinks less far is another one: a level of the bot that is made of them."""

    def __init__(self, thinker: Thinker, deal: Callable[[Json, bytes], Table]) -> None:
        """Think about tables that ``deal`` makes from a view and a key."""
        self._thinker, self._deal = thinker, deal

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot, which raises ``Cancelled`` once ``stopped`` says so."""
        bot = copy(self)
        bot._thinker = self._thinker.until(stopped)  # noqa: SLF001 - a copy of itself
        return bot

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option that leads to the best chance to win."""
        if len(options) == 1:
            return 0
        s = self._deal(view, derive(chance.key, chance.below(1 << 32)))
        s.rules = self._thinker.rules
        values = self._thinker.values(s, options)
        return values.index(max(values))
