"""One game from the first deal to its outcome, played by bots.

The result depends on the setup, the bots and the key alone: simulations, tournaments
and tests all go through here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from engines.core.bots import BotError
from engines.core.chance import Chance, derive
from engines.core.state import TABLE, Event, Option, Outcome, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engines.core.bots import Bot
    from engines.core.title import Setup, Statistic, Title

S = TypeVar("S", bound=State)

SAVE_EVERY = 16
"""At every how many decisions a checked game is saved: it costs more than all else."""


class Played(NamedTuple):
    """A finished game: its outcome, its length and what its title counts about it."""

    outcome: Outcome
    decisions: int
    statistics: tuple[Statistic, ...] = ()


class Move(NamedTuple):
    """A decision about to be answered: who answers, and the option taken."""

    seat: int
    option: Option


class CheckedEvents(list[Event]):
    """Events of a game in which every invariant is checked after each of them."""

    def __init__(self, title: Title[S], state: S) -> None:
        """Check ``state`` by its title's own rules of conservation."""
        super().__init__()
        self._title: Title[Any] = title
        self._state = state

    def append(self, event: Event) -> None:
        """Take an event and look at the table as it leaves it."""
        super().append(event)
        self._title.check(self._state)


def moves(title: Title[S], state: S, bots: Sequence[Bot], key: bytes) -> Iterator[Move]:
    """Yield each choice of the bots just before it is applied to ``state``."""
    chances = [Chance(derive(key, "bot", seat)) for seat in range(state.players)]
    rules = state.rules
    while state.outcome is None:
        options = rules.options(state)
        asked = state.agenda[-1][1]
        seat = 0 if asked == TABLE else asked
        bot = bots[seat]
        view = title.view(state, seat) if bot.needs_view else {}
        option = options[bot.choose(view, options, chances[seat])]
        yield Move(seat, option)
        rules.choose(state, option)


def play(
    title: Title[S],
    setup: Setup,
    bots: Sequence[Bot],
    key: bytes,
    *,
    check: bool = False,
    watch: Callable[[S, Move], None] | None = None,
) -> Played:
    """Play a game to its end; with ``check`` assert every invariant on the way.

    ``watch`` is called at each decision, with the table as it was asked.
    """
    state = title.setup(setup.players, setup.options, key)
    if check:
        state.events = CheckedEvents(title, state)
    state.rules.run(state)
    decisions = 0
    try:
        for move in moves(title, state, bots, key):
            decisions += 1
            if watch is not None:
                watch(state, move)
            if check:
                _check_decision(title, state, move)
                if decisions % SAVE_EVERY == 1:
                    _check_save(title, state)
    except BotError as error:
        error.decision = decisions + 1
        raise
    if check:
        title.check(state)
    assert state.outcome is not None
    return Played(state.outcome, decisions, tuple(title.statistics(state)))


def _check_decision(title: Title[S], state: S, move: Move) -> None:
    """Assert that the open decision is sound: its options, the agenda, the table."""
    options = state.rules.options(state)
    assert move.option in options
    assert len(set(options)) == len(options), "an option is offered twice"
    for frame in state.agenda:
        assert all(value is None or isinstance(value, int | str) for value in frame)
    title.check(state)


def _check_save(title: Title[S], state: S) -> None:
    """Assert that the table comes back from its save as it was."""
    assert title.digest(title.load(title.dump(state))) == title.digest(state)
