"""Rates the bots of a tournament: each game moves the ratings once."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import TYPE_CHECKING

from service.series.ratings.rating import rate
from service.series.tournaments.games import game_id

if TYPE_CHECKING:
    from engines.core.state import Outcome
    from service.series.tournaments.course import Course, Fixture
    from service.store import Store


def rate_games(store: Store, tournament_id: str, course: Course) -> None:
    """Count all games between bots, in the order of play, that are not counted yet."""
    tables: dict[int, list[tuple[Fixture, tuple[str, ...]]]] = defaultdict(list)
    for fixture in course.fixtures:
        bots = bots_of(course, fixture)
        if bots:
            tables[len(bots)].append((fixture, bots))
    for players, games in tables.items():
        _rate(store, tournament_id, course, players, games)


def bots_of(course: Course, fixture: Fixture) -> tuple[str, ...]:
    """Return the bots of a game by seat; none if an external entrant plays."""
    entrants = course.tournament.entrants
    named = [entrants[entrant].bots for entrant in fixture.entrants]
    if not all(named):
        return ()
    return tuple(
        bots[seat] if len(bots) > 1 else bots[0] for seat, bots in enumerate(named)
    )


def _rate(
    store: Store,
    tournament_id: str,
    course: Course,
    players: int,
    games: list[tuple[Fixture, tuple[str, ...]]],
) -> None:
    title = course.tournament.engine
    board = store.ratings.read(title.id, players, tournament_id)
    while board.counted < len(games):
        fixture, bots = games[board.counted]
        outcome: Outcome = course.results[fixture.number]
        after = rate(board.ratings, bots, outcome, cooperative=title.cooperative)
        name, moment = game_id(tournament_id, fixture), time.time_ns() // 1000
        moved = store.ratings.move(board, name, moment, after)
        # None: another tournament or worker counted a game first; go on from there.
        board = moved or store.ratings.read(title.id, players, tournament_id)
