"""A bot of Halloween that searches its own turn to the end.

It goes through its turn strip by strip and keeps the best tables so far (a beam). The
follow-ups of an action, such as the ghost that it is done with, are settled at once, by
what they are worth. Fights are not foreseen: dice that are still to be rolled belong to
a table that only might be, so a fight is tried on several of those, and only when it
comes first. The budget is a number of tables, so that the same view and chance give the
same choice on any machine.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

from engines.core.bots import Bot, Cancelled
from engines.core.chance import derive
from engines.halloween.bots.value import fitted, lead

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.rulebook import Rulebook
    from engines.core.state import Option
    from engines.halloween.bots.value import Weights
    from engines.halloween.state import Table

NODES: Final = 900
BEAM: Final = 3
DEALS: Final = 4
"""On how many tables an option that rolls is tried."""
MENU: Final = 14
"""How many of a long list of follow-ups are looked at."""
STRIP: Final = 1.5
"""What a strip that is still unused is worth."""
ENDS: Final = ("start_turn", "finish_round")


def _never() -> bool:
    return False


class ExpertBot(Bot):
    """Searches its turn to the end and takes the first step of the best one."""

    id = "expert"
    levels = 1

    def __init__(
        self,
        deal: Callable[[Json, bytes], Table],
        rules: Rulebook,
        *,
        nodes: int = NODES,
        weights: Weights | None = None,
    ) -> None:
        """Look at ``nodes`` tables at most; ``weights`` are those that were fitted."""
        self._deal, self._nodes, self._weights = deal, nodes, weights
        self._rules = rules.extend(f"{rules.name}, in thought")
        self._rules.asked.update(ENDS)
        self._stopped: Callable[[], bool] = _never

    def until(self, stopped: Callable[[], bool]) -> Bot:
        """Return this bot, which raises ``Cancelled`` once ``stopped`` says so."""
        bot = copy(self)
        bot._stopped = stopped  # noqa: SLF001 - a copy of itself
        return bot

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the first step of the best turn."""
        if len(options) == 1:
            return 0
        deals = derive(chance.key, "expert", chance.below(1 << 32))
        tables = [self._deal(view, derive(deals, n)) for n in range(DEALS)]
        for table in tables:
            table.rules = self._rules
        search = Search(self, tables[0], view["to_act"])
        values = search.values(tables, options)
        return values.index(max(values))

    def search_settings(self, s: Table) -> tuple[int, Weights]:
        """Return the budget and the weights for a table."""
        mode = "master" if s.master else "standard"
        return self._nodes, self._weights or fitted(mode)

    def look(self) -> None:
        """Raise ``Cancelled`` if nobody waits any more."""
        if self._stopped():
            raise Cancelled


class Search:
    """One decision that is thought through."""

    def __init__(self, bot: ExpertBot, s: Table, seat: int) -> None:
        """Search for a seat with the budget of a bot."""
        self._bot, self._seat = bot, seat
        self._left, self._weights = bot.search_settings(s)

    def values(self, tables: Sequence[Table], options: Sequence[Option]) -> list[float]:
        """Value each option by the best turn that begins with it."""
        first = [self._try(tables, option) for option in options]
        values = [value for value, _ in first]
        beam: list[tuple[float, int, Table]] = []
        best: dict[int, float] = {}
        for n, (value, s) in enumerate(first):
            if self._goes_on(s):
                beam.append((value, n, s))
            else:
                best[n] = value
        beam = sorted(beam, key=lambda each: -each[0])[: 2 * BEAM]
        while beam and self._left > 0:
            grown = []
            for _, n, s in beam:
                for value, t in self._steps(s):
                    if self._goes_on(t):
                        grown.append((value, n, t))
                    else:
                        best[n] = max(best.get(n, -1e9), value)
            beam = sorted(grown, key=lambda each: -each[0])[:BEAM]
        for value, n, _ in beam:
            best[n] = max(best.get(n, -1e9), value)
        # What was dropped on the way is worse than all that was not.
        lowest = min(best.values(), default=0.0)
        return [
            best[n] if n in best else lowest - 1000 + values[n]
            for n in range(len(options))
        ]

    def _try(self, tables: Sequence[Table], option: Option) -> tuple[float, Table]:
        """Value an option at once; what rolls, on several tables."""
        ends = [self._after(tables[0], option)]
        if option[0] in ("fight", "fight_all") or "fight" in option:
            ends += [self._after(table, option) for table in tables[1:]]
        return sum(map(self._value, ends)) / len(ends), ends[0]

    def _goes_on(self, s: Table) -> bool:
        """Return whether it is still this seat's turn, with something to do."""
        return (
            s.outcome is None
            and s.active == self._seat
            and s.agenda[-1][0] == "take_turn"
        )

    def _steps(self, s: Table) -> list[tuple[float, Table]]:
        """Take each next step of a turn that goes on; none of them is a fight."""
        found = []
        for option in s.rules.options(s):
            if option[0] == "act" and option[2] == "fight":
                continue
            t = self._after(s, option)
            found.append((self._value(t), t))
        return found

    def _after(self, s: Table, option: Option) -> Table:
        """Return the table after an option, its follow-ups settled."""
        self._bot.look()
        t = s.clone()
        t.rules.choose(t, option)
        while t.outcome is None and t.agenda[-1][0] not in ("take_turn", *ENDS):
            options = t.rules.options(t)
            mine = t.agenda[-1][1] == self._seat
            picked = self._pick(t, options) if mine else options[0]
            t.rules.choose(t, picked)
        self._left -= 1
        return t

    def _pick(self, s: Table, options: Sequence[Option]) -> Option:
        """Return the follow-up that leaves the best table behind."""
        if len(options) == 1 or s.agenda[-1][0] == "fight":
            return options[0]
        every = max(1, len(options) // MENU)
        best, most = options[0], -1e9
        for option in options[::every]:
            t = s.clone()
            t.rules.choose(t, option)
            self._left -= 1
            value = self._value(t)
            if value > most:
                best, most = option, value
        return best

    def _value(self, s: Table) -> float:
        """Value a table for this seat; unused strips promise something."""
        value = lead(s, self._seat, self._weights)
        if s.outcome is None and s.active == self._seat:
            value += STRIP * s.unused.bit_count()
        return value
