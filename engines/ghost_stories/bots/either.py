"""The bots of the title: one way of playing with the expansion, one without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.bots import Bot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option


class EitherBot(Bot):
    """Plays the base game one way and White Moon another."""

    def __init__(self, base: Bot, moon: Bot) -> None:
        """Keep both."""
        self.id, self.levels = base.id, base.levels
        self._base = base
        self._moon = moon

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return both, cancelled in time."""
        return EitherBot(self._base.until(stopped), self._moon.until(stopped))

    def at(self, level: int) -> Bot:
        """Return both at a level."""
        if level == self.levels:
            return self
        return EitherBot(self._base.at(level), self._moon.at(level))

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the choice of the bot for this table."""
        bot = self._moon if "white_moon" in view else self._base
        return bot.choose(view, options, chance)
