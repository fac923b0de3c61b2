"""Tournaments through the service: created, played by any number of workers, rated.

The store holds the request of a tournament and the outcomes of its games, nothing else.
Every worker works out for itself which games come next. A game that two workers play is
the same game and is stored once.
"""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from service import tokens
from service.accounts.webhooks.webhook import MessageKind
from service.errors import UnknownGame
from service.games.commit import Change, create_once, update
from service.games.deadlines import now
from service.games.model import Game
from service.games.people.clocks import start_clock, stop_clock
from service.series.errors import UnknownTournament
from service.series.tournaments.course import Course
from service.series.tournaments.games import deal, game_id, play_out
from service.series.tournaments.rating import rate_games
from service.series.tournaments.registration import (
    announce,
    refuse_stranger,
    start_by_clock,
)
from service.series.tournaments.results import result_of, results_of
from service.series.tournaments.tournament import Tournament
from service.store.queues import PLAY_TOURNAMENT
from service.store.series import SeriesRecord, SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Entrant
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
        if tournament.is_open:
            announce(store, find(store, tournament_id), MessageKind.TOURNAMENT_OPEN)
        for _ in range(max(1, min(tournament.most_games, store.work.workers()))):
            store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
    return find(store, tournament_id)


def find(store: Store, tournament_id: str) -> SeriesRecord:
    """Return a tournament as it is now, or refuse."""
    try:
        return store.tournaments.read(tournament_id)
    except UnknownSeries:
        raise UnknownTournament from None


def cancel(store: Store, tournament_id: str, organiser: str = "") -> SeriesRecord:
    """End a tournament; its results stay. One that is over stays as it is.

    An account may end its own ones; without one, an operator asks.
    """
    record = find(store, tournament_id)
    refuse_stranger(Tournament.from_json(record.request), organiser)
    if record.status == SeriesStatus.RUNNING:
        announce(store, record, MessageKind.TOURNAMENT_OVER)
    store.tournaments.close(tournament_id, SeriesStatus.CANCELLED, drop=False)
    return find(store, tournament_id)


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
    tournament = _ready(store, record)
    if tournament is None:
        return 0
    record = store.tournaments.read(tournament_id)
    if not record.parts:
        announce(store, record, MessageKind.TOURNAMENT_STARTED)
    deadline, wanted, games = time.monotonic() + seconds, 1, 0
    while time.monotonic() < deadline:
        # An entrant may have been replaced since.
        tournament = _present(store, tournament_id)
        course = Course(tournament, *results_of(store, tournament_id))
        if course.is_finished:
            announce(store, record, MessageKind.TOURNAMENT_OVER)
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
        fixture, tournament = waiting[number], _present(store, tournament_id)
        if _is_external(tournament, fixture):
            continue
        played = play_out(deal(tournament, tournament_id, fixture))
        players = _present(store, tournament_id).players(fixture)
        if players != tournament.players(fixture):
            # It took longer than its claim held: it is dealt again, to the newcomer.
            continue
        # If another worker has played this game already, it has the same outcome.
        game = create_once(store, played)
        _store_results(store, tournament_id, {number: game})
    return len(claimed)


def _present(store: Store, tournament_id: str) -> Tournament:
    """Return a tournament as it is now. Whoever has claimed a game asks then.

    Entrants are replaced by who holds all other claims, so nobody begins a game for
    one that was replaced.
    """
    return Tournament.from_json(store.tournaments.read(tournament_id).request)


def _begin(store: Store, tournament_id: str, fixture: Fixture) -> Game | None:
    """Begin a game of a program, unless somebody else is about to."""
    if not store.tournaments.claim(tournament_id, [fixture.number], 1):
        return None
    tournament = _present(store, tournament_id)
    if not _is_external(tournament, fixture):
        return None
    return create_once(store, deal(tournament, tournament_id, fixture))


def _ready(store: Store, record: SeriesRecord) -> Tournament | None:
    """Return a tournament of which games can be played now.

    One whose registration is over is started; the clocks of one that pauses stand
    still.
    """
    tournament = Tournament.from_json(record.request)
    is_due = 0 < tournament.starts_at <= now() and not tournament.schedule
    if tournament.is_open and is_due:
        started = start_by_clock(store, record.id)
        tournament = Tournament.from_json(started.request)
    if tournament.reason:
        # The process that cancelled it died before it was closed.
        store.tournaments.close(record.id, SeriesStatus.CANCELLED, drop=False)
    if not tournament.has_begun:
        return None
    if tournament.is_paused:
        course = Course(tournament, *results_of(store, record.id))
        for game in _begun_games(store, record.id, course):
            _change_clock(store, game, stop_clock)
        return None
    return tournament


def _begun_games(store: Store, tournament_id: str, course: Course) -> Iterator[Game]:
    """Yield the games of programs that have begun and that no result is kept of."""
    for fixture in course.pending:
        if _is_external(course.tournament, fixture):
            with suppress(UnknownGame):
                yield store.games.read(game_id(tournament_id, fixture))


def _change_clock(
    store: Store, game: Game, change: Callable[[Game], Game | None]
) -> None:
    """Stop the clock of a game or let it run, unless it does already."""

    def changed(game: Game) -> Change | None:
        after = change(game) if game.record.has_clocks else None
        return None if after is None else Change(after, [])

    if change(game) is not None:
        update(store, game.id, changed)


def _attend_external_games(store: Store, tournament_id: str, course: Course) -> int:
    """Begin the games of external entrants and store the results of those that ended.

    Return how many have ended. An external entrant plays ``parallel`` games at a time.
    """
    tournament = course.tournament
    begun: Counter[Entrant] = Counter()
    ended: dict[int, Game] = {}
    for fixture in course.pending:
        external = {each for each in tournament.players(fixture) if each.is_external}
        if not external or any(begun[e] >= tournament.parallel for e in external):
            continue
        game: Game | None
        try:
            game = store.games.read(game_id(tournament_id, fixture))
        except UnknownGame:
            game = _begin(store, tournament_id, fixture)
        if game is None:
            continue
        if game.is_over:
            ended[fixture.number] = game
        else:
            _change_clock(store, game, start_clock)
            begun.update(external)
    if ended:
        _store_results(store, tournament_id, ended)
    return len(ended)


def _store_results(store: Store, tournament_id: str, games: Mapping[int, Game]) -> None:
    results = {number: result_of(game) for number, game in games.items()}
    store.tournaments.keep(tournament_id, results)


def _close(store: Store, tournament_id: str, course: Course) -> None:
    """Rate the games of a tournament whose games are all over, and end it."""
    rate_games(store, tournament_id, course)
    outcome = course.standings.table()
    store.tournaments.close(tournament_id, SeriesStatus.FINISHED, outcome, drop=False)


def _is_external(tournament: Tournament, fixture: Fixture) -> bool:
    return any(each.is_external for each in tournament.players(fixture))
