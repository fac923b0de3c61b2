"""Thinking a turn of White Moon through: escorts, crystals and the Barrier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.bots.planning import Planner, after, together
from engines.ghost_stories.taoists import living
from engines.ghost_stories.tiles import TILES
from engines.ghost_stories.tokens import COLOUR_NUMBERS
from engines.ghost_stories.white_moon.exorcism import targeted
from engines.ghost_stories.white_moon.ghosts import SINK
from engines.ghost_stories.white_moon.rewards import can_rescue
from engines.ghost_stories.white_moon.school import school_targets
from engines.ghost_stories.white_moon.state import MoonTable
from engines.ghost_stories.white_moon.yang import RESCUE
from engines.ghost_stories.yang import STAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Option
    from engines.ghost_stories.results import Want
    from engines.ghost_stories.state import Table

GHOSTS_PER_COLOUR: Final = 13
"""Ghosts of each colour in both boxes together."""


def _answered(s: Table, option: Option) -> Table:
    """Return the table right after an answer, before anything follows from it."""
    t = s.clone()
    decision, *args = t.agenda.pop()
    t.menu = None
    t.rules.decisions[decision].answer(t, *args, option)
    return t


class MoonPlanner(Planner):
    """Finds the option that leads to the best end of a turn of White Moon."""

    ends = (*Planner.ends, "open_barrier")
    aside = Planner.aside | {
        "light_fireworks",
        "place_su_ling",
        "raise_taoist",
        "unroll_scroll",
        "use_moon_dust",
    }
    glanced = Planner.glanced | {
        "answer_scroll",
        "give_tao",
        "guard_board",
        "name_victim",
        "place_su_ling",
        "take_along",
        "use_elixir",
        "use_shield",
    }
    rolling = Planner.rolling | {"barrier_exorcise"}

    def values(self, s: Table, options: Sequence[Option]) -> list[float]:
        """Value each option of the open decision."""
        if s.agenda[-1][0] == "use_shield":
            # Among more cards than a colour has there is another one: it is an end.
            sinks = len(s.deck) > GHOSTS_PER_COLOUR
            return [float(sinks == (option == SINK)) for option in options]
        if s.agenda[-1][0] == "use_elixir":
            return [self.judge.worth(_answered(s, option)) for option in options]
        if s.agenda[-1][0] == "choose_school":
            return [self._lesson(s, option) for option in options]
        return super().values(s, options)

    def _value(self, s: Table) -> float:
        """Value a table; a lesson at the School is weighed before its dice roll."""
        price = self._weigh(s)
        if s.outcome is None and s.agenda[-1][0] == "choose_school":
            lessons = [self._lesson(s, option) for option in s.rules.options(s)]
            return max(lessons) - price
        return super()._value(s) - price

    def _lesson(self, s: Table, option: Option) -> float:
        """Value one roll against all ghosts of a colour, without right stones."""
        assert isinstance(s, MoonTable)
        spaces = school_targets(s, COLOUR_NUMBERS[option[1]])
        strikes = [self._strike(s, space, 0.0) for space in spaces]
        return self.judge.worth(s) + together(strikes)

    def _plans(self, s: Table, options: Sequence[Option]) -> dict[Option, float]:
        """A villager taken along comes on top of the plan for the same move."""
        escorts = [option for option in options if option[0] == "escort"]
        plans = super()._plans(s, [o for o in options if o[0] != "escort"])
        if escorts:
            here = TILES[s.village[s.where[s.active]]].id
            moves = {here: STAY} | {o[1]: o for o in plans if o[0] == "move"}
            gains = {
                end: plans[move] - self.judge.worth(after(s, move))
                for end, move in moves.items()
            }
            plans |= {o: self._escort(s, o, gains.get(o[2], 0.0)) for o in escorts}
        return plans

    def _escort(self, s: Table, option: Option, gain: float) -> float:
        """Value a villager taken along to where the plan without it gains so much."""
        t = after(s, option)
        assert isinstance(t, MoonTable)
        value = self.judge.worth(t) + gain
        if can_rescue(t):
            value = max(value, self._value(after(t, RESCUE)))
        return value

    def _spend(self, s: Table, owners: list[int], needs: list[int], count: int) -> int:
        """Crystals on the tile count for whatever tokens are lacking (WM-12.3)."""
        assert isinstance(s, MoonTable)
        lacking = super()._spend(s, owners, needs, count)
        for board in living(s):
            if s.where[board] == s.where[s.active]:
                spent = min(lacking, s.crystals[board])
                s.crystals[board] -= spent
                lacking -= spent
        return lacking

    def _wants(self, s: Table) -> Sequence[Want]:
        """At the School all ghosts of a colour are targets (WM-16.1)."""
        for frame in s.agenda:
            if frame[0] == "choose_pupils":
                assert isinstance(s, MoonTable)
                return targeted(s, school_targets(s, frame[2]))
        return super()._wants(s)
