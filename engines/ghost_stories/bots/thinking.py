"""Thinking a turn through by the chance to win, with every roll weighed by its odds.

The thinker plays on with a table that a view may be of, under a rulebook that stops
where chance comes in and where the turn ends. Dice of an exorcism, the Curse die and
the Herbalist's dice are all tried with their odds; a ghost that comes is not drawn, but
known to the value of the table as one more on its way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.bots import Cancelled
from engines.ghost_stories.bots.attempts import Roll, spent
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.rolls import NOTHING, menus
from engines.ghost_stories.cards import COLOURS, NO_CARD
from engines.ghost_stories.dice import free_dice
from engines.ghost_stories.exorcism import purses
from engines.ghost_stories.haunting import CURSE_DIE, CURSES, REROLL_CURSE
from engines.ghost_stories.layout import SPACE_IDS
from engines.ghost_stories.state import WHITE_LOCK
from engines.ghost_stories.taoists import (
    GODS_FAVORITE,
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
)
from engines.ghost_stories.tokens import gain_tao
from engines.ghost_stories.windows import USES
from engines.ghost_stories.yang import END

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.rulebook import Rulebook
    from engines.core.state import Option
    from engines.ghost_stories.bots.rolls import Result
    from engines.ghost_stories.bots.value import Value
    from engines.ghost_stories.state import Table

YANG: Final = frozenset(("move", "act", "finish"))
"""The decisions that are asked again when something was done in a window."""
ASIDE: Final = frozenset(USES)
"""What is done besides the turn: weighed at a glance, the best of it in full."""
GLANCED: Final = frozenset(
    (
        "blow_ghost",
        "blow_taoist",
        "take_tao",
        "pick_reward",
        "give_qi",
        "give_yin_yang",
        "discard_tao",
        "bear_loss",
        "order_curses",
        "order_rewards",
    )
)
"""Decisions in the middle of something: what looks best at once is played on."""
FULL: Final = 2
"""How many of the things that may be done aside are thought through."""
HOPELESS: Final = 0.05
"""How much worse such a thing may look at a glance to be thought through."""
HERBS: Final = 2


def _never() -> bool:
    return False


class Thinker:
    """Says how likely the game is won by each option of a decision."""

    def __init__(
        self,
        value: Value,
        planner: Planner,
        stopped: Callable[[], bool] = _never,
    ) -> None:
        """Think under the rules of a planner, until ``stopped`` says so."""
        self.value = value
        self.planner = planner
        self.rules: Rulebook = planner.rules
        self._stopped = stopped

    def until(self, stopped: Callable[[], bool]) -> Thinker:
        """Return this thinker, which raises ``Cancelled`` once ``stopped`` says so."""
        return type(self)(self.value, self.planner, stopped)

    def values(self, s: Table, options: Sequence[Option]) -> list[float]:
        """Value each option of the open decision."""
        decision = s.agenda[-1][0]
        if decision == "pick_dice":
            return self.planner.values(s, options)
        if decision == "reroll_curse":
            return self._reroll(s, options)
        if decision not in YANG:
            return [self._after(s, option, 0) for option in options]
        plans = {o: self._after(s, o, 0) for o in options if o[0] not in ASIDE}
        best = max(plans.values())
        aside = [option for option in options if option[0] in ASIDE]
        if aside:
            plans |= self._besides(s, aside, best)
        return [plans[option] for option in options]

    def _besides(
        self, s: Table, options: Sequence[Option], best: float
    ) -> dict[Option, float]:
        """Value what may be done besides the best plan, the most promising in full."""
        now = self.value(s)
        seen = {o: best + self._glimpse(s, o) - now for o in options}
        ranked = sorted(seen, key=lambda option: -seen[option])
        for rank, option in enumerate(ranked):
            if rank < FULL and seen[option] > best - HOPELESS:
                seen[option] = self._after(s, option, 0)
            else:
                seen[option] = min(seen[option], best - HOPELESS)
        return seen

    def _glimpse(self, s: Table, option: Option) -> float:
        """Value what an option of a window does, as if the turn were over then."""
        t = s.clone()
        t.menu = None
        t.agenda[-1] = ("end_turn",)
        USES[option[0]](t, option)
        t.rules.run(t)
        return self._worth(t, 0)

    def _after(self, s: Table, option: Option, coming: int) -> float:
        """Value an option of the open decision, played on to the end of the turn."""
        if option == END:
            return self._judged(s, coming)
        t = s.clone()
        t.rules.choose(t, option)
        return self._worth(t, coming)

    def _judged(self, s: Table, coming: int) -> float:
        if self._stopped():
            raise Cancelled
        return self.value(s, coming)

    def _worth(self, s: Table, coming: int) -> float:
        """Value a table, played on as well as can be until the turn is over."""
        while s.outcome is None:
            name, *args = s.agenda[-1]
            if name == "begin_turn":
                return self._judged(s, coming)
            if name == "roll_curse" and not has_power(s, STRENGTH_OF_A_MOUNTAIN):
                return self._curse(s, args[0], coming)
            if name == "roll_herbs":
                return self._herbs(s, coming)
            if name == "attempt":
                return self._attempt(s, coming)
            if name in self.rules.decisions:
                return self._best(s, coming)
            s.agenda.pop()
            if name == "bring_ghost" and NO_CARD in s.ghosts:
                coming += 1
            else:
                self.rules.steps[name](s, *args)
            self.rules.run(s)
        return float(bool(s.outcome.winners))

    def _best(self, s: Table, coming: int) -> float:
        """Value the best option of a decision; nothing is done aside in thought."""
        options = self.rules.options(s)
        if s.agenda[-1][0] in GLANCED:
            tables = []
            for option in options:
                t = s.clone()
                self.rules.choose(t, option)
                tables.append(t)
            glances = [self._glanced(t, coming) for t in tables]
            return self._worth(tables[glances.index(max(glances))], coming)
        return max([self._after(s, o, coming) for o in options if o[0] not in ASIDE])

    def _glanced(self, s: Table, coming: int) -> float:
        """Value a table as it lies."""
        if s.outcome is not None:
            return float(bool(s.outcome.winners))
        return self._judged(s, coming)

    # Chance

    def _curse(self, s: Table, space: int, coming: int) -> float:
        """Value a Curse die before it is rolled; a favourite may roll it again."""
        s.agenda.pop()
        faces = [self._cursed(s, space, face, coming) for face in range(len(CURSES))]
        mean = sum([faces[face] for face in CURSE_DIE]) / len(CURSE_DIE)
        if not has_power(s, GODS_FAVORITE):
            return mean
        kept = sum([max(mean, faces[face]) for face in CURSE_DIE])
        return kept / len(CURSE_DIE)

    def _cursed(self, s: Table, space: int, face: int, coming: int) -> float:
        t = s.clone()
        t.curse = face
        t.push(("suffer_curse", space))
        self.rules.run(t)
        return self._worth(t, coming)

    def _reroll(self, s: Table, options: Sequence[Option]) -> list[float]:
        """Compare the face that lies there with the mean of all."""
        space = s.agenda[-2][1]
        t = s.clone()
        t.menu = None
        del t.agenda[-2:]
        faces = [self._cursed(t, space, face, 0) for face in range(len(CURSES))]
        mean = sum([faces[face] for face in CURSE_DIE]) / len(CURSE_DIE)
        return [mean if o == REROLL_CURSE else faces[s.curse] for o in options]

    def _herbs(self, s: Table, coming: int) -> float:
        """Value the Herbalist's dice: each brings a colour, white the best one."""
        s.agenda.pop()
        t = s.clone()
        self.rules.run(t)
        before, gains = self._worth(t, coming), [0.0] * len(COLOURS)
        for colour, left in enumerate(s.supply):
            if left:
                t = s.clone()
                gain_tao(t, s.active, colour)
                self.rules.run(t)
                gains[colour] = self._worth(t, coming) - before
        faces = [*gains, 0.0 if WHITE_LOCK in s.locks else max(gains)]
        mean = sum(faces) / len(faces)
        if has_power(s, GODS_FAVORITE):
            mean = sum([max(mean, gain) for gain in faces]) / len(faces)
        return before + min(HERBS, free_dice(s)) * mean

    def _attempt(self, s: Table, coming: int) -> float:
        """Value an exorcism before its dice are rolled, by all that they may show."""
        roll = self._rolled(s, coming)
        return sum(
            [
                chance * max([roll.known[result] for result in results])
                for results, chance in roll.menus
            ]
        )

    def _rolled(self, s: Table, coming: int) -> Roll:
        """Value whatever may be chosen after the roll of an exorcism."""
        s.agenda.pop()
        questions, place = s.rules.questions, s.where[s.active]
        spaces = questions["targets"](s, place)
        wants = tuple([questions["requirement"](s, space) for space in spaces])
        owners = purses(s)
        purse = tuple([sum([s.tao[5 * b + c] for b in owners]) for c in range(5)])
        dice = free_dice(s) + has_power(s, STRENGTH_OF_A_MOUNTAIN)
        roll = Roll(
            spaces,
            owners,
            menus(
                wants,
                purse,
                dice,
                WHITE_LOCK not in s.locks,
                has_power(s, GODS_FAVORITE),
            ),
            {},
        )
        known = roll.known
        known[NOTHING] = self._worth(self._exorcised(s, roll, NOTHING), coming)
        for results, _ in roll.menus:
            for result in results:
                if result not in known:
                    t = self._exorcised(s, roll, result)
                    known[result] = self._worth(t, coming)
        return roll

    def _exorcised(self, s: Table, roll: Roll, result: Result) -> Table:
        """Return the table when these ghosts go and these tokens are spent."""
        t = s.clone()
        if result != NOTHING:
            chosen, tokens = result
            names = tuple(
                [
                    SPACE_IDS[space]
                    for n, space in enumerate(roll.spaces)
                    if chosen >> n & 1
                ]
            )
            option: Option = ("exorcise", names)
            if paid := spent(s, roll.owners, tokens):
                option = ("exorcise_with", names, paid)
            self.rules.decisions["choose_result"].answer(t, s.owners[s.active], option)
        self.rules.run(t)
        return t
