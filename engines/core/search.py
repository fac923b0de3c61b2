"""A bot that thinks ahead, for any title: information-set Monte Carlo tree search.

It never sees the true table. For every try it deals a table that its view may be of,
walks down its tree, plays on at random for a while and asks how that turned out.
The budget is a number of tries, not a time, so that the same view and chance give
the same choice.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import TYPE_CHECKING, Any

from engines.core.bots import Bot
from engines.core.chance import derive

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.core.chance import Chance
    from engines.core.fields import Json
    from engines.core.state import Option, State

    Determinise = Callable[[Json, bytes], Any]
    Estimate = Callable[[Any], Sequence[float]]

EXPLORE = 0.7
"""How much a choice that was seldom tried is worth a try."""


class Node:
    """What is known about one choice, seen from the seat that makes it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        """Begin untried."""
        self.children: dict[Option, Node] = {}
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def urgency(self) -> float:
        """Return how much this choice deserves the next try (UCB1)."""
        if not self.visits:
            return inf
        return self.total / self.visits + EXPLORE * sqrt(
            log(self.offered) / self.visits
        )


class SearchBot(Bot):
    """Tries each choice many times on tables that it might be sitting at."""

    def __init__(
        self,
        name: str,
        determinise: Determinise,
        estimate: Estimate,
        *,
        tries: int,
        horizon: int,
    ) -> None:
        """Search with ``tries`` tables, each played ``horizon`` decisions ahead.

        ``estimate`` gives each seat's prospects on a table, between 0 and 1.
        """
        self.id = name
        self._determinise = determinise
        self._estimate = estimate
        self._tries = tries
        self._horizon = horizon

    def choose(self, view: Json, options: Sequence[Option], chance: Chance) -> int:
        """Return the choice that was tried most often."""
        if len(options) == 1:
            return 0
        root = Node()
        deals = derive(chance.key, "search", chance.below(1 << 32))
        for number in range(self._tries):
            table: State = self._determinise(view, derive(deals, number))
            self._try(root, table, table.below)
        visits = [root.children[o].visits if o in root.children else 0 for o in options]
        return visits.index(max(visits))

    def _try(self, root: Node, table: State, below: Callable[[int], int]) -> None:
        """Walk down the tree, add one choice, play on and tell everybody on the way."""
        rules, node = table.rules, root
        walked: list[tuple[int, Node]] = []
        fresh = False
        while table.outcome is None and not fresh and len(walked) < self._horizon:
            # A decision of the whole table (-1) concerns every seat alike: take any.
            seat = max(table.agenda[-1][1], 0)
            option, node = self._select(node, rules.options(table))
            fresh = not node.visits
            walked.append((seat, node))
            rules.choose(table, option)
        for _ in range(self._horizon - len(walked)):
            if table.outcome is not None:
                break
            options = rules.options(table)
            rules.choose(table, options[below(len(options))])
        prospects = self._prospects(table)
        for seat, step in walked:
            step.visits += 1
            step.total += prospects[seat]

    def _select(self, node: Node, options: Sequence[Option]) -> tuple[Option, Node]:
        """Return the choice that most deserves a try among those offered here."""
        best, chosen, urgency = options[0], None, -inf
        for option in options:
            child = node.children.get(option)
            if child is None:
                child = node.children[option] = Node()
            child.offered += 1
            if (urgent := child.urgency()) > urgency:
                best, chosen, urgency = option, child, urgent
        assert chosen is not None
        return best, chosen

    def _prospects(self, table: State) -> Sequence[float]:
        """Return how each seat fares: the outcome if there is one, else an estimate."""
        if table.outcome is None:
            return self._estimate(table)
        winners = table.outcome.winners
        return [float(seat in winners) for seat in range(table.players)]
