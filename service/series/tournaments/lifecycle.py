"""Tournaments through the service: created, played by any number of workers, rated.

The store holds the request of a tournament and the outcomes of its games, nothing else.
Every worker works out for itself which games come next. A game that two workers play is
the same game and is stored once.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from engines.core.state import Outcome
from service import tokens
from service.errors import UnknownGame, UnknownTournament
from service.games.commit import create_once
from service.games.model import Game, Status
from service.series.tournaments.course import Course
from service.series.tournaments.games import deal, game_id, play_out
from service.series.tournaments.rating import rate_games
from service.series.tournaments.tournament import Tournament
from service.store.queues import PLAY_TOURNAMENT
from service.store.series import SeriesRecord, SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from service.series.tournaments.course import Fixture
    from service.store import Store

SLICE_SECONDS = 5.0
"""How long one tournament is played before others get their turn."""

CLAIM_SECONDS = 1.0
"""How long the games of one claim should take."""

CANDIDATES = 500
"""How many games a worker offers to claim, of which it gets those that nobody plays."""


def create(
    store: Store, tournament: Tournament, tournament_id: str = ""
) -> SeriesRecord:
    """Begin a tournament and queue jobs for it; one that exists goes on as it is."""
    tournament_id = tournament_id or tokens.new_game_id()
    request, moment = tournament.to_json(), time.time_ns() // 1000
    if store.tournaments.create(tournament_id, request, moment):
        for _ in range(max(1, min(tournament.most_games, store.work.workers()))):
            store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return find(store, tournament_id)


def find(store: Store, tournament_id: str) -> SeriesRecord:
    """Return a tournament as it is now, or refuse."""
    try:
        return store.tournaments.read(tournament_id)
    except UnknownSeries:
        raise UnknownTournament from None


def cancel(store: Store, tournament_id: str) -> SeriesRecord:
    """End a tournament; its results stay. One that is over stays as it is."""
    find(store, tournament_id)
    store.tournaments.close(tournament_id, SeriesStatus.CANCELLED, drop=False)
    return find(store, tournament_id)


def results_of(store: Store, tournament_id: str) -> dict[int, Outcome]:
    """Return the outcomes of all games that have been played."""
    found = store.tournaments.results(tournament_id)
    return {number: read_outcome(outcome) for number, outcome in found.items()}


def read_outcome(stored: Sequence[Any]) -> Outcome:
    """Return an outcome that the store holds as a list."""
    reason, *seats = stored
    return Outcome(reason, *map(tuple, seats))


def play(store: Store, tournament_id: str, seconds: float = SLICE_SECONDS) -> int:
    """Play a slice of a tournament, and return its number of games.

    A slice takes ``seconds``; what is left by then is for the job that it queues.
    """
    try:
        record = store.tournaments.read(tournament_id)
    except UnknownSeries:
        return 0
    if record.status != SeriesStatus.RUNNING or store.room.is_scarce():
        # Without room for its games, it waits; the reconciler queues a job again.
        return 0
    tournament = Tournament.from_json(record.request)
    deadline, wanted, games = time.monotonic() + seconds, 1, 0
    while time.monotonic() < deadline:
        course = Course(tournament, results_of(store, tournament_id))
        if course.is_finished:
            _close(store, tournament_id, course)
            return games
        if _attend_external_games(store, tournament_id, course):
            continue
        began = time.monotonic()
        played = _play(store, tournament_id, course, wanted)
        if not played:
            # Others play the rest; the reconciler queues a job again.
            return games
        games += played
        each = (time.monotonic() - began) / played
        wanted = max(1, int(CLAIM_SECONDS / each))
    store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return games


def _play(store: Store, tournament_id: str, course: Course, wanted: int) -> int:
    """Play some games between bots that nobody else plays; return how many."""
    waiting = {
        fixture.number: fixture
        for fixture in course.pending
        if not _is_external(course.tournament, fixture)
    }
    parts = list(waiting)[:CANDIDATES]
    claimed = store.tournaments.claim(tournament_id, parts, wanted)
    for number in claimed:
        dealt = deal(course.tournament, tournament_id, waiting[number])
        # If another worker has played this game already, it has the same outcome.
        game = create_once(store, play_out(dealt))
        _store_results(store, tournament_id, {number: game})
    return len(claimed)


def _attend_external_games(store: Store, tournament_id: str, course: Course) -> int:
    """Begin the games of external entrants and store the results of those that ended.

    Return how many have ended. An external entrant plays one game at a time.
    """
    tournament = course.tournament
    busy: set[int] = set()
    ended: dict[int, Game] = {}
    for fixture in course.pending:
        external = {e for e in fixture.entrants if tournament.entrants[e].is_external}
        if not external or external & busy:
            continue
        try:
            game = store.games.read(game_id(tournament_id, fixture))
        except UnknownGame:
            game = create_once(store, deal(tournament, tournament_id, fixture))
        if game.status == Status.FINISHED:
            ended[fixture.number] = game
        else:
            busy |= external
    if ended:
        _store_results(store, tournament_id, ended)
    return len(ended)


def _store_results(store: Store, tournament_id: str, games: Mapping[int, Game]) -> None:
    results = {number: game.table.outcome for number, game in games.items()}
    store.tournaments.keep(tournament_id, results)


def _close(store: Store, tournament_id: str, course: Course) -> None:
    """Rate the games of a tournament whose games are all over, and end it."""
    rate_games(store, tournament_id, course)
    outcome = course.standings.table()
    store.tournaments.close(tournament_id, SeriesStatus.FINISHED, outcome, drop=False)


def _is_external(tournament: Tournament, fixture: Fixture) -> bool:
    return any(tournament.entrants[e].is_external for e in fixture.entrants)
