"""A bot that plans its turn, then plays the best plans on to see what comes of them.

Options that the plan for the turn puts close to each other are tried on the same deals:
a table that the view may be of, the option, some turns by instinct, then judgement.
Half of the options are dropped, the rest is tried as often again, until one is left
(sequential halving). The budget is a number of tries, so that the same view and chance
give the same choice on any machine.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

from engines.core.bots import Bot, Cancelled
from engines.core.chance import derive
from engines.ghost_stories.bots.instinct import Instinct
from engines.ghost_stories.bots.reflexes import tuned

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.rulebook import Rulebook
    from engines.core.state import Option
    from engines.ghost_stories.bots.planning import Planner
    from engines.ghost_stories.state import Table

CANDIDATES: Final = 4
"""How many options are tried at most."""
MARGIN: Final = 5.0
"""How far behind the best plan an option may be to be tried."""
TRIES: Final = 48
TURNS: Final = 4
TRUST: Final = 1.0
TRIED: Final = frozenset(("move", "act", "place_ghost"))
"""The decisions that shape a turn; what follows from them is only planned."""
TURN: Final = "begin_turn"


def _never() -> bool:
    return False


class ExpertBot(Bot):
    """Plays its best plans on for some turns, and takes the one that ends best."""

    id = "expert"
    levels = 1

    def __init__(
        self,
        planner: Planner,
        deal: Callable[[Json, bytes], Table],
        rules: Rulebook,
        *,
        tries: int = TRIES,
        turns: int = TURNS,
        trust: float = TRUST,
    ) -> None:
        """Try options ``tries`` times in all, each for ``turns`` turns.

        ``trust`` is what a plan's own value counts beside what came of it.
        """
        self._planner, self._deal = planner, deal
        self._instinct = Instinct(planner, tuned())
        self._rules = rules.extend(f"{rules.name}, played on")
        self._rules.asked.add(TURN)
        self._tries, self._turns, self._trust = tries, turns, trust
        self._stopped: Callable[[], bool] = _never

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot, which raises ``Cancelled`` once ``stopped`` says so."""
        bot = copy(self)
        bot._stopped = stopped  # noqa: SLF001 - a copy of itself
        return bot

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the option that came out best."""
        if len(options) == 1:
            return 0
        deals = derive(chance.key, "expert", chance.below(1 << 32))
        s = self._deal(view, derive(deals, "plan"))
        s.rules = self._planner.rules
        values = self._planner.values(s, options)
        ranked = sorted(range(len(options)), key=lambda n: -values[n])
        best = values[ranked[0]]
        tried = [n for n in ranked[:CANDIDATES] if values[n] >= best - MARGIN]
        if len(tried) == 1 or s.agenda[-1][0] not in TRIED:
            return ranked[0]
        return self._halve(view, options, values, tried, deals)

    def _halve(
        self,
        view: Json,
        options: Sequence[Option],
        values: Sequence[float],
        tried: list[int],
        deals: bytes,
    ) -> int:
        """Try options on more and more deals, and drop the worse half each time."""
        rounds = max(1, (len(tried) - 1).bit_length())
        totals = dict.fromkeys(tried, 0.0)
        done = 0
        while len(tried) > 1:
            for _ in range(max(1, self._tries // rounds // len(tried))):
                world = self._deal(view, derive(deals, done))
                world.rules = self._rules
                for n in tried:
                    totals[n] += self._play_on(world, options[n])
                done += 1
            means = {n: totals[n] / done + self._trust * values[n] for n in tried}
            tried = sorted(tried, key=lambda n: -means[n])[: (len(tried) + 1) // 2]
        return tried[0]

    def _play_on(self, world: Table, option: Option) -> float:
        """Value a table after an option and some turns by instinct."""
        if self._stopped():
            raise Cancelled
        s, rules, left = world.clone(), self._rules, self._turns
        rules.choose(s, option)
        while s.outcome is None:
            if s.agenda[-1][0] == TURN:
                if not left:
                    break
                left -= 1
                name, board = s.agenda.pop()
                rules.steps[name](s, board)
                rules.run(s)
            else:
                rules.choose(s, self._instinct.choose(s))
        return self._planner.judge.worth(s)
