"""Fits the weights of the value of a table of Halloween to how games end.

Every end of a turn is an example: what the seats had more than their rivals, against by
how many points they were further ahead at the end. Plain least squares with a little
ridge, by the standard library alone.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import engines
from engines.core.chance import Chance, derive
from engines.core.playout import moves
from engines.core.title import Setup
from engines.halloween.bots.value import FEATURES, WEIGHTS, features, nearness, points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.bots import Bot

SEED = b"halloween fit"
"""Games of this key are for fitting, never for checks."""
RIDGE = 20.0
BOTS = {
    "standard": ("heuristic", "heuristic@2"),
    "master": ("heuristic", "heuristic@2", "heuristic@1"),
}
"""Who plays: one that errs now and then shows what that costs. In Master, where nothing
is drawn, games differ by errors alone."""
TIMES = {"standard": 1, "master": 10}
"""How many times the amount of games is played: games of Master are short of news."""

Example = tuple[list[float], float]


def examples(mode: str, number: int, bots: tuple[str, ...]) -> Iterator[Example]:
    """Yield an example for every seat at every end of a turn of one game."""
    title = engines.get("halloween")
    key = derive(SEED, mode, number)
    chance = Chance(derive(key, "bots"))
    players = 2 + number % 3
    seated: list[Bot] = [
        title.bot(bots[chance.below(len(bots))]) for _ in range(players)
    ]
    setup = Setup(players, title.complete(players, {"mode": mode}))
    s = title.setup(*setup, key)
    s.rules.run(s)
    kept: list[tuple[list[list[float]], float, list[float]]] = []
    active = s.active
    for _ in moves(title, s, seated, key):
        if s.active != active:
            active = s.active
            seats = range(players)
            had = [points(s, seat) for seat in seats] if s.master else [*s.sp]
            kept.append(([features(s, seat) for seat in seats], nearness(s), had))
    assert s.outcome is not None
    for found, near, had in kept:
        for seat in range(players):
            others = [other for other in range(players) if other != seat]
            row = _above([float(f) for f in found[seat]], [found[o] for o in others])
            gained = [s.outcome.scores[n] - had[n] for n in range(players)]
            ahead = gained[seat] - sum(gained[o] for o in others) / len(others)
            yield [*row, *(near * value for value in row)], ahead


def _above(own: list[float], others: list[list[float]]) -> list[float]:
    """Return by how much a seat has more than the others have on average."""
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return [one - mean for one, mean in zip(own, means, strict=True)]


def solve(rows: list[Example]) -> list[float]:
    """Return the weights with the least squares (Gauss-Jordan on the normal form)."""
    size = len(rows[0][0])
    matrix = [[RIDGE * (i == j) for j in range(size)] + [0.0] for i in range(size)]
    for row, target in rows:
        for i, value in enumerate(row):
            if value:
                line = matrix[i]
                for j in range(size):
                    line[j] += value * row[j]
                line[size] += value * target
    for i in range(size):
        pivot = matrix[i][i]
        matrix[i] = [value / pivot for value in matrix[i]]
        for j in range(size):
            if j != i and matrix[j][i]:
                factor = matrix[j][i]
                matrix[j] = [
                    b - factor * a for a, b in zip(matrix[i], matrix[j], strict=True)
                ]
    return [line[size] for line in matrix]


def fit(mode: str, games: int, bots: tuple[str, ...]) -> dict[str, Any]:
    """Return the weights of a mode as they are written down."""
    rows = [row for number in range(games) for row in examples(mode, number, bots)]
    found = solve(rows)
    parts = {"now": found[: len(FEATURES)], "end": found[len(FEATURES) :]}
    return {
        part: {n: round(w, 3) for n, w in zip(FEATURES, weights, strict=True)}
        for part, weights in parts.items()
    }


def tune(games: int, command: str) -> None:
    """Fit both modes to ``games`` games or more, and write the weights down."""
    modes = {mode: fit(mode, games * TIMES[mode], BOTS[mode]) for mode in BOTS}
    WEIGHTS.write_text(json.dumps({"command": command, **modes}, indent=1) + "\n")
