"""Rates the bots and accounts of a tournament: each game moves the ratings once."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import TYPE_CHECKING

from service.series.ratings.rating import rate, rated_name
from service.series.tournaments.games import game_id
from service.series.tournaments.results import NO_CLOCKS

if TYPE_CHECKING:
    from service.series.tournaments.course import Course, Fixture
    from service.series.tournaments.tournament import Entrant
    from service.store import Store


def rate_games(store: Store, tournament_id: str, course: Course) -> None:
    """Count all games that rate, in the order of play, that are not counted yet."""
    deleted = _deleted(store, course)
    tables: dict[int, list[tuple[Fixture, tuple[str, ...]]]] = defaultdict(list)
    for fixture in course.fixtures:
        names = players_of(course, fixture)
        if names and is_rated(course, fixture):
            tables[len(names)].append((fixture, names))
    for games in tables.values():
        _rate(store, tournament_id, course, games, deleted)


def _deleted(store: Store, course: Course) -> set[str]:
    """Return as who those are rated that there are no more: their ratings are gone."""
    tournament = course.tournament
    everybody = (
        *tournament.entrants,
        *(each.before for each in tournament.substitutions),
    )
    accounts = {each.account for each in everybody if each.account}
    return set(map(rated_name, accounts - store.accounts.exist(sorted(accounts))))


def is_rated(course: Course, fixture: Fixture) -> bool:
    """Whether a game says how strong those are who played it.

    A game that was abandoned does not, nor one in which a bot stood in for somebody who
    did not come last: that may be the merit of the bot. Who was late and came last all
    the same is rated, so that nobody can escape a loss by being late.
    """
    clocks = course.clocks.get(fixture.number, NO_CLOCKS)
    outcome = course.results[fixture.number]
    if course.tournament.engine.cooperative:
        is_lost = not outcome.winners
        return not clocks.is_abandoned and (is_lost or not clocks.stood_in_for())
    last = max(outcome.places)
    return not clocks.is_abandoned and all(
        outcome.places[seat] == last for seat in clocks.stood_in_for()
    )


def players_of(course: Course, fixture: Fixture) -> tuple[str, ...]:
    """Return who is rated for a game, by seat; nobody if a one-off program plays."""
    named = tuple(
        _player(player, seat)
        for seat, player in enumerate(course.tournament.players(fixture))
    )
    return named if all(named) else ()


def _player(entrant: Entrant, seat: int) -> str:
    if entrant.account:
        return rated_name(entrant.account)
    if not entrant.bots:
        return ""
    return entrant.bots[seat] if len(entrant.bots) > 1 else entrant.bots[0]


def _rate(
    store: Store,
    tournament_id: str,
    course: Course,
    games: list[tuple[Fixture, tuple[str, ...]]],
    deleted: set[str],
) -> None:
    title, players = course.tournament.engine, len(games[0][1])
    board = store.ratings.read(title.id, players, tournament_id)
    while board.counted < len(games):
        fixture, rated = games[board.counted]
        outcome = course.results[fixture.number]
        if title.cooperative and course.clocks.get(fixture.number, NO_CLOCKS).forfeits:
            outcome = outcome._replace(winners=())
        moved_by = rate(board.ratings, rated, outcome, cooperative=title.cooperative)
        after = {name: it for name, it in moved_by.items() if name not in deleted}
        name, moment = game_id(tournament_id, fixture), time.time_ns() // 1000
        moved = store.ratings.move(board, name, moment, after)
        # None: another tournament or worker counted a game first; go on from there.
        board = moved or store.ratings.read(title.id, players, tournament_id)
