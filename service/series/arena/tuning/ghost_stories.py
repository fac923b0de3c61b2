"""Tunes the numbers of instinct in Ghost Stories by playing whole games with them.

Some numbers at a time are changed, the same deals are played with them, and what scores
better is kept. Games of instinct take a hundredth of a second, so that thousands are
played in a minute. Every kept change is confirmed on deals of its own.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Final

from engines.core.chance import derive
from engines.ghost_stories.base import BaseGame
from engines.ghost_stories.bots.instinct import Instinct
from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.bots.planning import Planner
from engines.ghost_stories.bots.reflexes import FILE, Reflexes, tuned
from engines.ghost_stories.rulebook import rules

if TYPE_CHECKING:
    from collections.abc import Iterable

SEED: Final = b"ghost stories tune"
LEVELS: Final = ("initiation", "normal")
GAMES: Final = 120
"""How many games a change is tried on, and confirmed on."""


CHANGES: Final = 12
WIDTH: Final = 0.5
BETTER: Final = 0.3
"""How much better a change has to score: less is luck."""


def score(reflexes: Reflexes, numbers: Iterable[int]) -> float:
    """Return the mean score of some games that are played by these numbers."""
    title = BaseGame()
    instinct = Instinct(Planner(Judge(), rules), reflexes)
    total, games = 0, 0
    for number in numbers:
        players = (4, 3, 4, 2)[number % 4]
        given = {"difficulty": LEVELS[number // 4 % len(LEVELS)]}
        options = title.complete(players, given)
        s = title.setup(players, options, derive(SEED, number))
        s.rules.run(s)
        while s.outcome is None:
            s.rules.choose(s, instinct.choose(s))
        total += s.outcome.scores[0]
        games += 1
    return total / games


def changed(reflexes: Reflexes, chance: Random, width: float) -> Reflexes:
    """Return the numbers with some of them changed."""
    names = chance.sample(Reflexes._fields, k=chance.choice((1, 2, 4)))
    return reflexes._replace(
        **{
            name: round(
                getattr(reflexes, name) * chance.lognormvariate(0.0, width)
                + chance.gauss(0.0, 0.2 * width),
                3,
            )
            for name in names
        }
    )


def tune(laps: int, command: str) -> None:
    """Go on from the numbers of the file for some laps, and write down what is best."""
    best = tuned()
    # A run that goes on from earlier results tries other changes.
    chance = Random(str(best))  # noqa: S311 - no secret depends on it
    for lap in range(laps):
        # Other deals from lap to lap, so that none of them is learnt by heart.
        first = 2 * GAMES * lap
        tries = range(first, first + GAMES)
        checks = range(first + GAMES, first + 2 * GAMES)
        before, confirmed = score(best, tries), score(best, checks)
        for _ in range(CHANGES):
            candidate = changed(best, chance, WIDTH)
            found = score(candidate, tries)
            if found <= before + BETTER:
                continue
            again = score(candidate, checks)
            if again > confirmed:
                best, before, confirmed = candidate, found, again
        written = {"command": command, "reflexes": best._asdict()}
        FILE.write_text(json.dumps(written, indent=1) + "\n")
