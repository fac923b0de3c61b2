"""Goes on finding the value of tables in Ghost Stories, by playing with it.

The expert plays whole games by its value. After each of them the value of every table
at the end of a turn is drawn towards what the next ones were worth, the last one
towards the end of the game: temporal differences, TD(lambda), of a logistic value.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.core.chance import derive
from engines.ghost_stories.base import BaseGame
from engines.ghost_stories.bots.features import SIZES, TEAM
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.thinking import Thinker
from engines.ghost_stories.bots.value import FILE, Value, found
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import DIFFICULTIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.bots.features import Marks

SEED: Final = b"ghost stories tune"
TURN: Final = "begin_turn"
LAMBDA: Final = 0.8
"""How far what comes of a table is believed before its successor's value."""
STEP: Final = 0.0005
"""How far the weight of a mark moves for an error of 1."""


class Seen(NamedTuple):
    """A table at the end of a turn, as it was valued then."""

    marks: Marks
    chance: float


def play(value: Value, number: int) -> tuple[list[Seen], bool]:
    """Play a game by a value; return its tables in order, and whether it was won."""
    title, key = BaseGame(), derive(SEED, number)
    players = (1, 4, 4, 3, 4, 2, 4, 4)[number % 8]
    given = {"difficulty": DIFFICULTIES[number // 8 % len(DIFFICULTIES)]}
    thinker = Thinker(value, Planner(Judge(), rules))
    book = rules.extend(f"{rules.name}, turn by turn")
    book.asked.add(TURN)
    s, seen = title.setup(players, title.complete(players, given), key), list[Seen]()
    s.rules = book
    book.run(s)
    while s.outcome is None:
        name, *args = s.agenda[-1]
        if name == TURN:
            marks = value.marks(s)
            seen.append(Seen(marks, value.chance(s, marks)))
            s.agenda.pop()
            book.steps[name](s, *args)
            book.run(s)
            continue
        thought = s.clone()
        thought.rules = thinker.rules
        options = book.options(s)
        values = thinker.values(thought, options) if len(options) > 1 else [0.0]
        book.choose(s, options[values.index(max(values))])
    return seen, bool(s.outcome.winners)


def learn(weights: list[float], seen: Sequence[Seen], *, won: bool) -> None:
    """Draw the values of tables towards what came of them, the last one first."""
    target = float(won)
    for marks, chance in reversed(seen):
        step = STEP * (target - chance)
        for mark in marks.set:
            weights[mark] += step
        weights[TEAM + marks.phase] += step * marks.team
        target = LAMBDA * target + (1 - LAMBDA) * chance


def tune(games: int, command: str) -> None:
    """Go on from the weights of the file for some games, and write them down."""
    weights = found()
    for number in range(games):
        # Deals differ from run to run, since the weights do.
        deal = hash_of(weights) + number
        seen, won = play(Value(weights), deal)
        learn(weights, seen, won=won)
    write(weights, command)


def hash_of(weights: Sequence[float]) -> int:
    """Return a number that follows from the weights alone."""
    return int(sum(abs(weight) for weight in weights) * 1e6) * 1000


def write(weights: Sequence[float], command: str) -> None:
    """Write weights with the command that found them, a kind of marks in a line."""
    lines, first = [], 0
    for name, size in SIZES.items():
        rounded = [round(weight, 4) for weight in weights[first : first + size]]
        lines.append(f'  "{name}": {json.dumps(rounded)}')
        first += size
    rows = ",\n".join(lines)
    text = f'{{\n "command": {json.dumps(command)},\n "weights": {{\n{rows}\n }}\n}}\n'
    FILE.write_text(text)
