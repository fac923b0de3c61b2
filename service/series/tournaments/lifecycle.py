"""Tournaments through the service: created, played by any number of workers, rated.

The store holds the request of a tournament and the outcomes of its games, nothing else.
Every worker works out for itself which games come next. A game that two workers play is
the same game and is stored once.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from service import tokens
from service.accounts.webhooks.webhook import MessageKind
from service.games.commit import create_once
from service.games.deadlines import now
from service.series.errors import TournamentOver, UnknownTournament
from service.series.tournaments.course import Course
from service.series.tournaments.games import deal, play_out
from service.series.tournaments.programs import attending
from service.series.tournaments.programs.attending import (
    abandon,
    is_external,
    present,
    stop_clocks,
)
from service.series.tournaments.programs.registration import (
    announce,
    refuse_stranger,
    start_by_clock,
)
from service.series.tournaments.programs.registration import update as change_request
from service.series.tournaments.rating import rate_games
from service.series.tournaments.results import results_of
from service.series.tournaments.tournament import Tournament
from service.store.queues import PLAY_TOURNAMENT
from service.store.series import SeriesRecord, SeriesStatus, UnknownSeries

if TYPE_CHECKING:
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

    Games that are played are abandoned: nobody has to go on with them. An account may
    end its own ones; without one, an operator asks.
    """
    record = find(store, tournament_id)
    refuse_stranger(Tournament.from_json(record.request), organiser)
    with suppress(TournamentOver):
        mark = partial(replace, is_cancelled=True)
        _end_cancelled(store, change_request(store, tournament_id, mark))
    return find(store, tournament_id)


def _end_cancelled(store: Store, record: SeriesRecord) -> None:
    """End a tournament that was cancelled, after its games; to be done again at will.

    It runs until then: should this process die, a worker goes on here.
    """
    abandon(store, record.id, _course(store, record.id))
    announce(store, record, MessageKind.TOURNAMENT_OVER)
    store.tournaments.close(record.id, SeriesStatus.CANCELLED, drop=False)


def play(store: Store, tournament_id: str, seconds: float = SLICE_SECONDS) -> int:
    """Play a slice of a tournament, and return its number of games.

    A slice takes ``seconds``; what is left by then is for the job that it queues.
    """
    deadline, wanted, games = time.monotonic() + seconds, 1, 0
    if not _is_playing(store, tournament_id):
        return 0
    while time.monotonic() < deadline:
        course = _attended(store, tournament_id)
        if course is None:
            return games
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


def attend(store: Store, tournament_id: str) -> bool:
    """Begin the games of programs, keep the results of those that ended, or close it.

    Games between bots are left to ``play``, so that this never takes long. Return
    whether the tournament goes on.
    """
    if not _is_playing(store, tournament_id):
        return False
    return _attended(store, tournament_id) is not None


def _is_playing(store: Store, tournament_id: str) -> bool:
    """Whether games of a tournament can be played now; it may have to be started."""
    try:
        record = store.tournaments.read(tournament_id)
    except UnknownSeries:
        return False
    if record.status != SeriesStatus.RUNNING or store.room.is_scarce():
        # Without room for its games, it waits; the reconciler queues a job again.
        return False
    if not _is_ready(store, record):
        return False
    if not record.parts:
        record = store.tournaments.read(tournament_id)
        announce(store, record, MessageKind.TOURNAMENT_STARTED)
    return True


def _attended(store: Store, tournament_id: str) -> Course | None:
    """Attend to the programs; return what is left to play, nothing if that is all."""
    while True:
        course = _course(store, tournament_id)
        if course.tournament.is_stopped:
            # Since a moment ago: the next job stops its clocks, or ends it.
            store.work.enqueue(PLAY_TOURNAMENT, tournament_id)
            return None
        if course.is_finished:
            record = store.tournaments.read(tournament_id)
            announce(store, record, MessageKind.TOURNAMENT_OVER)
            _close(store, tournament_id, course)
            return None
        if not attending.attend(store, tournament_id, course):
            return course


def _course(store: Store, tournament_id: str) -> Course:
    """Return how far a tournament is; an entrant may have been replaced since."""
    tournament = present(store, tournament_id)
    return Course(tournament, *results_of(store, tournament_id))


def _play(store: Store, tournament_id: str, course: Course, wanted: int) -> int:
    """Play some games between bots that nobody else plays; return how many."""
    waiting = {
        fixture.number: fixture
        for fixture in course.pending
        if not is_external(course.tournament, fixture)
    }
    parts = list(waiting)[:CANDIDATES]
    claimed = store.tournaments.claim(tournament_id, parts, wanted)
    for number in claimed:
        fixture, tournament = waiting[number], present(store, tournament_id)
        if is_external(tournament, fixture):
            continue
        played = play_out(deal(tournament, tournament_id, fixture))
        players = present(store, tournament_id).players(fixture)
        if players != tournament.players(fixture):
            # It took longer than its claim held: it is dealt again, to the newcomer.
            continue
        # If another worker has played this game already, it has the same outcome.
        game = create_once(store, played)
        attending.keep(store, tournament_id, {number: game})
    return len(claimed)


def _is_ready(store: Store, record: SeriesRecord) -> bool:
    """Whether games of a tournament can be played now.

    One whose registration is over is started; the clocks of one that pauses stand
    still; one that was cancelled is ended.
    """
    tournament = Tournament.from_json(record.request)
    is_due = 0 < tournament.starts_at <= now() and not tournament.schedule
    if tournament.is_cancelled:
        _end_cancelled(store, record)
        return False
    if tournament.is_open and is_due:
        started = start_by_clock(store, record.id)
        tournament = Tournament.from_json(started.request)
    if tournament.reason:
        # The process that cancelled it died before it was closed.
        store.tournaments.close(record.id, SeriesStatus.CANCELLED, drop=False)
    if not tournament.has_begun:
        return False
    if tournament.is_paused:
        stop_clocks(store, record.id, Course(tournament, *results_of(store, record.id)))
    return not tournament.is_paused


def _close(store: Store, tournament_id: str, course: Course) -> None:
    """Rate the games of a tournament whose games are all over, and end it."""
    rate_games(store, tournament_id, course)
    outcome = course.standings.table()
    store.tournaments.close(tournament_id, SeriesStatus.FINISHED, outcome, drop=False)
