"""Bots: they see what a client sees, a view and the options, and nothing else."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option


DISTRACTED = (0.5, 0.15)
"""How often a bot does not pay attention, at each level below its best."""

AT = "@"
"""Between a bot and its level: ``heuristic@1``."""


class Cancelled(Exception):
    """Whoever asked a bot wants no answer any more."""


class BotError(Exception):
    """A bot that gives no answer; whoever plays the game says at which decision."""

    decision: int | None = None
    """Of the game, counted from 1."""


class Bot:
    """A way of playing a title; it keeps no memory between decisions."""

    id: str
    needs_view: bool = True
    levels: int = len(DISTRACTED) + 1
    """How well it can play, from 1 to this, which is its best."""

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the index of the option that this bot takes."""
        raise NotImplementedError

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot, which raises ``Cancelled`` soon after ``stopped`` is true.

        A bot that answers at once needs not look.
        """
        return self

    @property
    def names(self) -> list[str]:
        """What it is called at each level; by its mere id it plays its best."""
        return [*(f"{self.id}{AT}{n}" for n in range(1, self.levels)), self.id]

    def at(self, level: int) -> Bot:
        """Return the bot at a level."""
        if level == self.levels:
            return self
        return DistractedBot(self, level)


class RandomBot(Bot):
    """Takes any option, each alike."""

    id = "random"
    needs_view = False
    levels = 1

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return any index."""
        return chance.below(len(options))


class DistractedBot(Bot):
    """Plays like another bot, but now and then takes any option."""

    levels = 1

    def __init__(self, bot: Bot, level: int) -> None:
        """Play like ``bot`` at a level below its best."""
        self.id = f"{bot.id}{AT}{level}"
        self.needs_view = bot.needs_view
        self._bot = bot
        self._distracted = int(DISTRACTED[level - 1] * 100)

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot with the other one cancelled in time."""
        bot = copy(self)
        bot._bot = self._bot.until(stopped)  # noqa: SLF001 - a copy of itself
        return bot

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the index that the other bot would, or any."""
        if chance.below(100) < self._distracted:
            return chance.below(len(options))
        return self._bot.choose(view, options, chance)


class RankedBot(Bot):
    """A bot that has a way of playing for each of its levels, the best one last."""

    def __init__(self, name: str, *ways: Bot) -> None:
        """Play as the last of ``ways``, and at a lower level as that one."""
        self.id, self.levels = name, len(ways)
        self._ways = ways

    def at(self, level: int) -> Bot:
        """Return the bot that plays as a level does."""
        if level == self.levels:
            return self
        return RankedBot(f"{self.id}{AT}{level}", self._ways[level - 1])

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot with its best way of playing cancelled in time."""
        *weaker, best = self._ways
        return RankedBot(self.id, *weaker, best.until(stopped))

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the choice of the best way of playing."""
        return self._ways[-1].choose(view, options, chance)
