"""Random games of every setup, each played once and then walked by the tests."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import engines
from engines.core.chance import Chance, derive
from engines.core.state import TABLE, Event, Option, Outcome, State
from tests.engines.setups import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.title import Setup, Title
    from engines.core.vocabulary import Command, EventKind

BOUND = 20_000
"""No random game may take more decisions than this."""

TRIES = 4
"""Of so many random games the shortest is walked, to spare time."""


@cache
def setups(title: str) -> tuple[Setup, ...]:
    """Return every setup of a title, listed once."""
    return tuple(engines.get(title).setups())


@cache
def first_setups(title: str) -> set[int]:
    """The numbers of the first setup for each count of players and kind of table."""
    found: dict[object, int] = {}
    for number, setup in enumerate(setups(title)):
        table = engines.get(title).setup(*setup, bytes(32))
        found.setdefault((setup.players, type(table)), number)
    return set(found.values())


@cache
def telling_setups(title: str) -> set[int]:
    """The numbers of few setups that show every two values of options together.

    Most slips of a rule take two options to show; the long run plays every setup.
    """
    shown = [_pairs(setup) for setup in setups(title)]
    chosen = set(first_setups(title))
    missing = set().union(*shown).difference(*(shown[number] for number in chosen))
    while missing:
        best = max(range(len(shown)), key=lambda number: len(shown[number] & missing))
        chosen.add(best)
        missing -= shown[best]
    return chosen


def _pairs(setup: Setup) -> set[tuple[str, str]]:
    values = [f"players={setup.players}"]
    values += [f"{name}={value}" for name, value in sorted(setup.options.items())]
    return set(combinations(values, 2))


class Game(NamedTuple):
    """A random game by its title, the number of its setup and a seed."""

    title_id: str
    number: int
    seed: int = 0

    @property
    def title(self) -> Title[Any]:
        return engines.get(self.title_id)

    @property
    def setup(self) -> Setup:
        return setups(self.title_id)[self.number]

    @property
    def name(self) -> str:
        return f"{self.title_id},{name_of(self.title, self.setup)},{self.seed}"

    @property
    def is_first(self) -> bool:
        """Whether it is the first setup for its players and kind of table."""
        return self.number in first_setups(self.title_id)

    @property
    def key(self) -> bytes:
        return played(self).key

    def start(self) -> tuple[State, list[Event]]:
        """Return the table at its first decision, and what was told so far."""
        return self.title.start(*self.setup, self.key)


class Played(NamedTuple):
    """A finished random game."""

    key: bytes
    options: tuple[Option, ...]
    outcome: Outcome


class At(NamedTuple):
    """A table at a decision, the seat that answers, and what it will answer."""

    state: State
    seat: int
    option: Option


@cache
def played(game: Game) -> Played:
    """Play a few random games through the trusting door and keep the shortest."""
    keys = [derive(b"contract", *game, number) for number in range(TRIES)]
    return min(
        (_play(game, key) for key in keys), key=lambda record: len(record.options)
    )


def _play(game: Game, key: bytes) -> Played:
    state = game.title.start(*game.setup, key).state
    chance = Chance(derive(key, "choices"))
    taken: list[Option] = []
    while state.outcome is None:
        assert len(taken) < BOUND, f"{game.name} does not end"
        options = state.rules.options(state)
        option = options[chance.below(len(options))]
        taken.append(option)
        state.rules.choose(state, option)
    return Played(key, tuple(taken), state.outcome)


def walk(game: Game, most: int = BOUND) -> Iterator[At]:
    """Yield decisions of a game, at most so many, from the first to the last.

    The table may be looked at but not changed: the walk goes on with it.
    """
    options = played(game).options
    wanted = _spread(len(options), most)
    state, _ = game.start()
    for number, option in enumerate(options):
        if number in wanted:
            yield At(state, asked(state), option)
        state.rules.choose(state, option)


def _spread(count: int, most: int) -> set[int]:
    """Return ``most`` numbers below ``count``, evenly from the first to the last.

    If there is to be but one, it is in the middle.
    """
    if count <= most:
        return set(range(count))
    if most == 1:
        return {count // 2}
    return {number * (count - 1) // (most - 1) for number in range(most)}


def ended(game: Game) -> State:
    """Return the table of a game after its last decision."""
    state, _ = game.start()
    for option in played(game).options:
        state.rules.choose(state, option)
    return state


def asked(state: State) -> int:
    """Return a seat that may answer the open decision."""
    seat: int = state.agenda[-1][1]
    return 0 if seat == TABLE else seat


def kinds(title: Title[Any]) -> list[Command | EventKind]:
    """List every kind of command and event of a title."""
    vocabulary = title.vocabulary
    return [*vocabulary.commands.values(), *vocabulary.events.values()]


def readers(state: State) -> list[int | None]:
    """List everybody who may look at a table: the spectators, then each seat."""
    return [None, *range(state.players)]
