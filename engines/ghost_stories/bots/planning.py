"""Thinking a turn through: what each option leads to until the turn is over.

A planner plays on with a table that a view may be of, under a rulebook that stops where
chance comes in and where the turn ends. There it weighs instead of rolling: what a
ghost or a curse costs on average, what herbs bring, how likely an exorcism is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from engines.core.chance import derive
from engines.ghost_stories.bots.chances import AT_LEAST
from engines.ghost_stories.cards import FACES, WHITE
from engines.ghost_stories.dice import face_counts, free_dice
from engines.ghost_stories.exorcism import purses
from engines.ghost_stories.ghosts import remove_ghost
from engines.ghost_stories.state import WHITE_LOCK
from engines.ghost_stories.taoists import (
    GODS_FAVORITE,
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
)
from engines.ghost_stories.yang import ATTEMPT, END

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Rulebook
    from engines.core.state import Option
    from engines.ghost_stories.bots.judgement import Judge
    from engines.ghost_stories.results import Want
    from engines.ghost_stories.state import Table

YANG: Final = ("move", "act", "finish")
"""The decisions that are asked again when something was done in a window."""
SHARED: Final = 0.85
"""What the second of two ghosts counts for: they share the dice."""
SAMPLES: Final = 8
"""How often an option is tried that rolls at once."""


def after(s: Table, option: Option) -> Table:
    """Return the table as an option leaves it, up to where there is to be weighed."""
    t = s.clone()
    t.rules.choose(t, option)
    return t


class Strike(NamedTuple):
    """What an attempt promises against one ghost, and how likely it succeeds."""

    gain: float
    chance: float


def together(strikes: Sequence[Strike], *, again: bool = False) -> float:
    """Say what one roll promises against several ghosts, or a second one too."""
    return sum(
        [
            gain * SHARED**number * (1 + again * (1 - chance))
            for number, (gain, chance) in enumerate(sorted(strikes, reverse=True))
        ]
    )


class Planner:
    """Finds the option that leads to the best end of a turn."""

    ends: ClassVar[tuple[str, ...]] = ("begin_turn",)
    """The steps at which a turn is over."""
    aside: ClassVar[frozenset[str]] = frozenset(
        (
            "use_yin_yang",
            "purify",
            "use_power_token",
            "fill_pockets",
            "place_mantra",
            "send_taoist",
        )
    )
    """What is weighed by itself: the same decision is asked again afterwards."""
    glanced: ClassVar[frozenset[str]] = frozenset(
        ("move", "place_ghost", "blow_taoist")
    )
    """Decisions that are not thought through, but judged as the table lies."""
    rolling: ClassVar[frozenset[str]] = frozenset(("reroll_curse",))
    """Options that roll at once."""

    def __init__(self, judge: Judge, rules: Rulebook) -> None:
        """Plan by a judgement, under rules that stop where there is to be weighed."""
        self.judge = judge
        self.rules = rules.extend(f"{rules.name}, in thought")
        self.rules.asked.update(
            (*self.ends, "attempt", "bring_ghost", "roll_curse", "roll_herbs")
        )

    def values(self, s: Table, options: Sequence[Option]) -> list[float]:
        """Value each option of the open decision."""
        decision = s.agenda[-1][0]
        if decision == "pick_dice":
            return self._dice(s, options)
        if decision not in YANG:
            return [
                self._sample(s, option)
                if option[0] in self.rolling
                else self._planned(after(s, option))
                for option in options
            ]
        plans = self._plans(s, options)
        best, now = max(plans.values()), self.judge.worth(s)
        return [
            plans[option] if option in plans else self._aside(s, option, best, now)
            for option in options
        ]

    def _plans(self, s: Table, options: Sequence[Option]) -> dict[Option, float]:
        """Value the options that carry the turn on; what is set aside is left out."""
        return {
            option: self._follow(s, option)
            for option in options
            if option[0] not in self.aside
        }

    def _aside(self, s: Table, option: Option, best: float, now: float) -> float:
        """Value what may be done besides the best plan: what it changes at once.

        A borrowed power changes the plan itself.
        """
        if option[0] == "use_power_token":
            return self._planned(after(s, option))
        return best + self._value(after(s, option)) - now

    def _planned(self, s: Table) -> float:
        """Value a table by the best plan for the Yang phase, if that goes on."""
        price = self._weigh(s)
        if s.outcome is None and s.agenda[-1][0] in YANG:
            return max(self._plans(s, s.rules.options(s)).values()) - price
        return self._value(s) - price

    def _follow(self, s: Table, option: Option) -> float:
        """Value an option by the best that can follow in this turn."""
        if option == END:
            return self.judge.worth(s)
        return self._value(after(s, option))

    def _sample(self, s: Table, option: Option) -> float:
        """Value an option that rolls at once by the mean of some rolls."""
        total = 0.0
        for number in range(SAMPLES):
            t = s.clone()
            t.key = derive(s.key, number)
            t.rules.choose(t, option)
            total += self._planned(t)
        return total / SAMPLES

    def _value(self, s: Table) -> float:
        """Value a table, played on as well as can be until the turn is over."""
        price = self._weigh(s)
        if s.outcome is not None:
            return self.judge.worth(s) - price
        decision = s.agenda[-1][0]
        if decision == "attempt":
            return self._attempt(s) - price
        if decision in self.ends or decision in self.glanced:
            return self.judge.worth(s) - price
        return max(self._plans(s, s.rules.options(s)).values()) - price

    def _weigh(self, s: Table) -> float:
        """Go on to where no chance is to be weighed; return its cost on average."""
        price, judge = 0.0, self.judge
        while s.outcome is None:
            chance = s.agenda[-1][0]
            if chance == "bring_ghost":
                price += judge.weights.arrival
            elif chance == "roll_curse":
                price += judge.curse(s)
            elif chance == "roll_herbs":
                price -= judge.herbs(s)
            else:
                break
            s.agenda.pop()
            s.rules.run(s)
        return price

    # Exorcisms

    def _attempt(self, s: Table) -> float:
        """Value an exorcism before its dice are rolled."""
        s.agenda.pop()
        s.rules.run(s)
        spaces = s.rules.questions["targets"](s, s.where[s.active])
        again = s.agenda[-1][0] == "finish" and ATTEMPT in s.rules.options(s)
        strikes = [
            self._strike(s, space, self.judge.prize(s, space)) for space in spaces
        ]
        return self._without_attempt(s) + together(strikes, again=again)

    def _without_attempt(self, s: Table) -> float:
        """Value the rest of the turn without another exorcism."""
        if s.agenda[-1][0] != "finish":
            return self._value(s)
        options = [option for option in s.rules.options(s) if option != ATTEMPT]
        return max(self._plans(s, options).values())

    def _strike(self, s: Table, space: int, prize: float) -> Strike:
        """Weigh an attempt against one ghost, whose right stone is worth ``prize``.

        However many dice hit, the tokens still missing are spent if it pays.
        """
        want = s.rules.questions["requirement"](s, space)
        needs = list(want.needs)
        if want.has_mantra and any(needs):
            needs[needs.index(max(needs))] -= 1
        freed = s.clone()
        remove_ghost(freed, space)
        now = self.judge.worth(s)
        gain = chance = 0.0
        owners = purses(s)
        for hits, likely in enumerate(self._hits(s, want, needs, owners)):
            t = freed.clone()
            if self._spend(t, owners, needs, max(0, sum(needs) - hits)):
                continue
            promise = self.judge.worth(t) - now + prize
            if promise > 0:
                gain += likely * promise
                chance += likely
        return Strike(gain, chance)

    def _hits(
        self, s: Table, want: Want, needs: list[int], owners: list[int]
    ) -> list[float]:
        """Return how likely each number of dice is to count against a ghost."""
        if want.is_immune:
            return [1.0]
        dice = free_dice(s) + has_power(s, STRENGTH_OF_A_MOUNTAIN)
        lacking = [
            need > sum([s.tao[5 * board + colour] for board in owners])
            for colour, need in enumerate(needs)
        ]
        faces = min(2, max(1, sum(lacking))) + (WHITE_LOCK not in s.locks)
        least = AT_LEAST[has_power(s, GODS_FAVORITE)][dice][faces]
        return [least[hits] - least[hits + 1] for hits in range(dice + 1)]

    def _spend(self, s: Table, owners: list[int], needs: list[int], count: int) -> int:
        """Spend so many tokens of the asked colours; return how many are lacking."""
        left = list(needs)
        for board in owners:
            for colour in range(5):
                spent = min(count, left[colour], s.tao[5 * board + colour])
                s.tao[5 * board + colour] -= spent
                left[colour] -= spent
                count -= spent
        return count

    # Dice that may be rolled again

    def _dice(self, s: Table, options: Sequence[Option]) -> list[float]:
        """Prefer to roll again what no ghost asks for, unless the dice are enough."""
        counts, asked = face_counts(s), [0] * 5
        for want in self._wants(s):
            for colour, need in enumerate(want.needs):
                asked[colour] += need * (not want.is_immune)
        missing = sum([max(0, a - c) for a, c in zip(asked, counts, strict=False)])
        if missing <= counts[WHITE]:
            return [float(option[0] != "pick_die") for option in options]
        useful = [*asked, WHITE_LOCK not in s.locks]
        return [
            0.5
            if option[0] != "pick_die"
            else float(not useful[FACES.index(option[1])])
            for option in options
        ]

    def _wants(self, s: Table) -> Sequence[Want]:
        """List what the targets of this roll ask for; at the Herbalist, nothing."""
        if all(frame[0] != "choose_result" for frame in s.agenda):
            return ()
        questions = s.rules.questions
        spaces = questions["targets"](s, s.where[s.active])
        return [questions["requirement"](s, space) for space in spaces]
