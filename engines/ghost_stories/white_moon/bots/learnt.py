"""What a table of White Moon is worth to the expert.

The village, the ghosts and the Taoists are valued by the chance to win that was found
for the base game; villagers, Su-Ling, crystals and artefacts come on top, in points.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from engines.ghost_stories.bots.judgement import LOST, WON
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.white_moon.bots.judgement import MoonJudge, in_danger
from engines.ghost_stories.white_moon.state import MoonTable

if TYPE_CHECKING:
    from engines.ghost_stories.bots.value import Value
    from engines.ghost_stories.state import Table

POINTS: Final = 10.0
"""What a table is worth more whose odds are e times as good."""
HUSHED: Final = 3.0
"""What Su-Ling is worth in front of a ghost that would act."""
LATER: Final = 0.4
"""How much of the danger there is before the figure is on the first stone."""
VILLAGERS: Final = 1.0
"""How much more villagers count than for the heuristic, which loses most of them."""


class LearntJudge(MoonJudge):
    """Judges tables of White Moon by the chance to win the game without it."""

    def __init__(self, value: Value) -> None:
        """Judge by a value of tables of the base game."""
        super().__init__()
        self._value = value

    def worth(self, s: Table) -> float:
        """Say what a table is worth whose turn is over."""
        if s.outcome is not None:
            return WON if s.outcome.winners else LOST
        assert isinstance(s, MoonTable)
        # Its memory knows tables by what the base game has on them.
        chance = self._value.chance(s, self._value.marks(s))
        points = POINTS * log(chance / (1 - chance))
        villagers = self._villagers(s) + self._dangers(s)
        return points + VILLAGERS * villagers + self._things(s)

    def _dangers(self, s: MoonTable) -> float:
        """Value villagers in the lines of Haunters, and ghosts that Su-Ling stops."""
        w, total = self.moonlit, 0.0
        prospects, requirement = self._prospects(s), s.rules.questions["requirement"]
        for space, number in enumerate(s.ghosts):
            card = CARDS[number]
            if self._is_hushed(s, space):
                total += HUSHED * (card.is_haunter + card.is_tormentor)
            elif card.is_haunter and (count := in_danger(s, space)):
                want = requirement(s, space)
                outlook = prospects.outlook(s, space, want, gathers=False)
                risk = 1 - 0.8 * (outlook.soon if s.figures[space] else outlook.ever)
                total += w.exposed * count * risk * (1.0 if s.figures[space] else LATER)
        return total
