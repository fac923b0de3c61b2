"""Looking a turn further than the own one: what the next Taoist can make of a table.

The thinker says what each option is worth at the end of the own turn. The few that are
nearly the best are compared again by the best turn that can follow: the next board's
ghosts act, and whoever lives there plays as the thinker would. Where chance comes in
between, each end of the turn that is likely enough is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghost_stories.bots.thinking import ASIDE, GLANCED, Thinker
from engines.ghost_stories.cards import NO_CARD
from engines.ghost_stories.haunting import CURSE_DIE, CURSES
from engines.ghost_stories.taoists import STRENGTH_OF_A_MOUNTAIN, has_power

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Option
    from engines.ghost_stories.bots.rolls import Result
    from engines.ghost_stories.state import Table

CLOSE: Final = 0.06
"""How much worse an option may seem to be looked at again."""
MOST: Final = 5
"""How many options are looked at again, the best one included."""
LIKELY: Final = 0.1
"""How likely an end of the turn has to be to be looked at."""
SHALLOW: Final = GLANCED | {"pick_dice", "reroll_curse"}
"""Decisions that the thinker settles."""


class End(NamedTuple):
    """A way in which a turn may end, ``coming`` ghosts being on their way."""

    table: Table
    chance: float
    coming: int


class Foresight(Thinker):
    """Says how likely the game is won by each option, a turn further."""

    def values(self, s: Table, options: Sequence[Option]) -> list[float]:
        """Value each option of the open decision, the best ones again."""
        found = super().values(s, options)
        if s.agenda[-1][0] in SHALLOW:
            return found
        best = max(found)
        close = [n for n, value in enumerate(found) if value > best - CLOSE]
        close = sorted(close, key=lambda n: -found[n])[:MOST]
        if len(close) < 2:
            return found
        changes = {n: self._further(s, options[n]) for n in close}
        # The others are no better than they seemed beside these.
        least = min(changes.values())
        return [value + changes.get(n, least) for n, value in enumerate(found)]

    def _further(self, s: Table, option: Option) -> float:
        """Say by how much the value of an option changes by looking a turn further."""
        t = s.clone()
        t.rules.choose(t, option)
        ends: list[End] = []
        self._ends(t, 1.0, 0, ends)
        change = weight = 0.0
        for end in ends:
            weight += end.chance
            if end.table.outcome is None:
                now = self._judged(end.table, end.coming)
                change += end.chance * (self._next_turn(end) - now)
        return change / weight if weight else 0.0

    def _ends(self, s: Table, chance: float, coming: int, ends: list[End]) -> None:
        """List how the turn may end if it is played on as well as can be.

        What is rolled outside exorcisms is left out: it hardly bears on what follows.
        """
        while s.outcome is None:
            name, *args = s.agenda[-1]
            if name == "begin_turn":
                break
            if name == "attempt":
                self._attempts(s, chance, coming, ends)
                return
            if name in self.rules.decisions:
                s = self._taken(s, coming)
                continue
            s.agenda.pop()
            if name == "bring_ghost" and NO_CARD in s.ghosts:
                coming += 1
            elif name not in ("roll_curse", "roll_herbs"):
                self.rules.steps[name](s, *args)
            self.rules.run(s)
        ends.append(End(s, chance, coming))

    def _taken(self, s: Table, coming: int) -> Table:
        """Return the table after the best option of a decision."""
        glance, tables = s.agenda[-1][0] in GLANCED, []
        for option in self.rules.options(s):
            if glance or option[0] not in ASIDE:
                t = s.clone()
                self.rules.choose(t, option)
                tables.append(t)
        value = self._glanced if glance else self._worth
        values = [value(t.clone(), coming) for t in tables]
        return tables[values.index(max(values))]

    def _attempts(self, s: Table, chance: float, coming: int, ends: list[End]) -> None:
        """List how the turn may end after an exorcism, by what its dice may show."""
        roll = self._rolled(s, coming)
        odds: dict[Result, float] = {}
        for results, likely in roll.menus:
            best = max(results, key=roll.known.__getitem__)
            odds[best] = odds.get(best, 0.0) + likely
        for result, likely in odds.items():
            if likely >= LIKELY:
                t = self._exorcised(s, roll, result)
                self._ends(t, chance * likely, coming, ends)

    def _next_turn(self, end: End) -> float:
        """Value the end of a turn by the best turn that can follow."""
        s, coming, besides = end.table.clone(), end.coming, 0.0
        s.menu = None
        _, board = s.agenda.pop()
        self.rules.steps["begin_turn"](s, board)
        self.rules.run(s)
        while s.outcome is None and s.agenda[-1][0] in ("roll_curse", "bring_ghost"):
            name, *args = s.agenda.pop()
            if name == "roll_curse":
                besides += self._fear(s, args[0], coming)
            else:
                # Its board has room, or no ghost would come.
                coming += 1
            self.rules.run(s)
        return self._worth(s, coming) + besides

    def _fear(self, s: Table, space: int, coming: int) -> float:
        """Say what a Curse die costs on average, as the table lies."""
        if has_power(s, STRENGTH_OF_A_MOUNTAIN):
            return 0.0
        worths = []
        for face in range(len(CURSES)):
            t = s.clone()
            t.curse = face
            t.agenda[:] = [("end_turn",), ("suffer_curse", space)]
            self.rules.run(t)
            more = coming
            if t.outcome is None and t.agenda[-1][0] == "bring_ghost":
                t.agenda.pop()
                more += NO_CARD in t.ghosts
            worths.append(self._glanced(t, more))
        mean = sum([worths[face] for face in CURSE_DIE]) / len(CURSE_DIE)
        return mean - worths[0]
