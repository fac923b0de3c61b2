"""How a game moves the ratings of those who played it (OpenSkill, Plackett-Luce).

A bot is rated once per game, however many seats it has: by the mean place of its seats.
At a co-operative title there is nobody to beat but the game itself, which is rated like
an opponent: a bot is as strong as the tables that it wins.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.state import Outcome

_MODEL = PlackettLuce()

THE_GAME = "the-game"
"""The opponent of every team at a co-operative title."""

ACCOUNT_MARK = "@"
"""Before the name of an account: no bot is called so, nor is the game."""

CAUTION = 3
"""How many deviations below its mean a bot is ranked: the unproven come last."""


class Rating(NamedTuple):
    """How strong a bot is thought to be, and how surely."""

    mean: float = _MODEL.mu
    deviation: float = _MODEL.sigma
    games: int = 0

    @property
    def rank(self) -> float:
        """What it is at least worth, almost certainly."""
        return self.mean - CAUTION * self.deviation


def rated_name(account: str) -> str:
    """Return under which name an account is rated."""
    return f"{ACCOUNT_MARK}{account}"


def rate(
    ratings: Mapping[str, Rating],
    bots: Sequence[str],
    outcome: Outcome,
    *,
    cooperative: bool,
) -> dict[str, Rating]:
    """Return the ratings that a game has changed.

    A game whose seats all belong to one bot says nothing about it and changes none.
    """
    sides, ranks = _teams(bots, outcome) if cooperative else _rivals(bots, outcome)
    if len(sides) < 2:
        return {}
    before = [[_skill(ratings, name) for name in side] for side in sides]
    after = _MODEL.rate(before, ranks=ranks)
    return {
        name: Rating(skill.mu, skill.sigma, ratings.get(name, Rating()).games + 1)
        for side, skills in zip(sides, after, strict=True)
        for name, skill in zip(side, skills, strict=True)
    }


def _rivals(
    bots: Sequence[str], outcome: Outcome
) -> tuple[list[list[str]], list[float]]:
    places: dict[str, list[int]] = defaultdict(list)
    for bot, place in zip(bots, outcome.places, strict=True):
        places[bot].append(place)
    return [[bot] for bot in places], [sum(p) / len(p) for p in places.values()]


def _teams(
    bots: Sequence[str], outcome: Outcome
) -> tuple[list[list[str]], list[float]]:
    won = bool(outcome.winners)
    return [list(dict.fromkeys(bots)), [THE_GAME]], [1, 2] if won else [2, 1]


def _skill(ratings: Mapping[str, Rating], name: str) -> PlackettLuceRating:
    known = ratings.get(name, Rating())
    return _MODEL.rating(mu=known.mean, sigma=known.deviation)
