"""A tournament and its games as clients get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from service.errors import UnknownGame
from service.games.model import Status
from service.presentation.games import timestamp
from service.presentation.representation import extend
from service.series.tournaments import answers
from service.series.tournaments.course import Course, longest_seconds
from service.series.tournaments.games import game_id
from service.series.tournaments.rating import is_rated
from service.series.tournaments.results import NO_CLOCKS, results_of
from service.series.tournaments.tournament import Registration, Tournament
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Entrant
    from service.store import Store
    from service.store.series import SeriesRecord

PENDING = "pending"
"""The status of a game that has not begun."""

REGISTRATION, PLAYING, PAUSED = "registration", "playing", "paused"
"""The phases of a tournament that runs."""


def summarise(record: SeriesRecord) -> answers.TournamentSummary:
    """Return a tournament without its standings."""
    tournament = Tournament.from_json(record.request)
    progress = answers.TournamentProgress(
        done=record.parts, total=tournament.most_games
    )
    return answers.TournamentSummary(
        id=record.id,
        status=record.status,
        title=tournament.title,
        format=tournament.format,
        seats=tournament.seats,
        options=dict(tournament.options),
        entrants=[_entrant(entrant) for entrant in tournament.entrants],
        rounds=tournament.rounds or UNSET,
        repeats=tournament.repeats,
        move_seconds=tournament.move_seconds,
        game_seconds=tournament.game_seconds or UNSET,
        max_timeouts=tournament.max_timeouts or UNSET,
        parallel=tournament.parallel,
        registration=_registration(tournament, record.status),
        phase=_phase(tournament, record.status),
        paused=tournament.is_paused and record.status == SeriesStatus.RUNNING,
        reason=tournament.reason or UNSET,
        organiser=tournament.organiser or UNSET,
        schedule=tournament.schedule or UNSET,
        # The seed tells all deals.
        seed=UNSET if record.status == SeriesStatus.RUNNING else tournament.seed,
        progress=progress,
        created_at=timestamp(record.created),
        ended_at=timestamp(record.ended) if record.ended else UNSET,
    )


def forecast(tournament: Tournament) -> answers.TournamentForecast:
    """Return how many games a tournament would have, and how long it could take."""
    return answers.TournamentForecast(
        games=tournament.most_games,
        longest_seconds=longest_seconds(tournament) or UNSET,
    )


def _registration(
    tournament: Tournament, status: str
) -> answers.TournamentRegistration | UnsetType:
    if tournament.registration == Registration.NONE:
        return UNSET
    starts_at = tournament.starts_at
    return answers.TournamentRegistration(
        open=tournament.is_open and status == SeriesStatus.RUNNING,
        starts_at=timestamp(starts_at) if starts_at else UNSET,
    )


def _phase(tournament: Tournament, status: str) -> str:
    """Return what goes on: the status, or what a tournament that runs is at."""
    if status != SeriesStatus.RUNNING:
        return status
    if tournament.is_open:
        return REGISTRATION
    return PAUSED if tournament.is_paused else PLAYING


def represent(store: Store, record: SeriesRecord) -> answers.TournamentDetails:
    """Return a tournament with its present standings."""
    standings = standings_of(store, record)
    return extend(answers.TournamentDetails, summarise(record), standings=standings)


def standings_of(store: Store, record: SeriesRecord) -> list[answers.Standing]:
    """Return the standings of a tournament: stored ones once it is finished."""
    if record.outcome is not None:
        return msgspec.convert(record.outcome, list[answers.Standing])
    return course_of(store, record).standings.table()


def course_of(store: Store, record: SeriesRecord) -> Course:
    """Return the course of a tournament, worked out from the results of its games."""
    tournament = Tournament.from_json(record.request)
    return Course(tournament, *results_of(store, record.id))


def list_games(
    store: Store, record: SeriesRecord, after: int, limit: int
) -> answers.TournamentGameList:
    """Return a page of the games of all rounds that have begun, in order."""
    course = course_of(store, record)
    page = course.fixtures[after : after + limit]
    items = [_game(store, record, course, each) for each in page]
    is_last = after + limit >= len(course.fixtures)
    next_cursor = UNSET if is_last else str(after + limit)
    return answers.TournamentGameList(items=items, next_cursor=next_cursor)


def ended_games(store: Store, record: SeriesRecord) -> list[answers.TournamentGame]:
    """Return all games that have ended, in the order of play."""
    course = course_of(store, record)
    ended = (each for each in course.fixtures if each.number in course.results)
    return [_game(store, record, course, each) for each in ended]


def _entrant(entrant: Entrant) -> answers.Entrant:
    if entrant.account:
        return answers.Entrant(name=entrant.name, account=entrant.account)
    if entrant.is_external:
        return answers.Entrant(name=entrant.name, external=True)
    return answers.Entrant(name=entrant.name, bots=entrant.bots)


def _game(
    store: Store, record: SeriesRecord, course: Course, fixture: Fixture
) -> answers.TournamentGame:
    outcome = course.results.get(fixture.number)
    name = game_id(record.id, fixture)
    return answers.TournamentGame(
        game=name,
        round=fixture.round,
        table=fixture.table,
        repeat=fixture.repeat,
        entrants=[each.name for each in course.tournament.players(fixture)],
        status=_status(store, name) if outcome is None else _ended(course, fixture),
        result=UNSET if outcome is None else result(course, fixture),
    )


def _status(store: Store, name: str) -> str:
    try:
        return store.games.read(name).status
    except UnknownGame:
        return PENDING


def _ended(course: Course, fixture: Fixture) -> str:
    clocks = course.clocks.get(fixture.number, NO_CLOCKS)
    return Status.ABANDONED if clocks.is_abandoned else Status.FINISHED


def result(course: Course, fixture: Fixture) -> answers.GameResult:
    """Return how a game that is over ended."""
    outcome = course.results[fixture.number]
    clocks = course.clocks.get(fixture.number, NO_CLOCKS)
    seconds = [round(used / 1000, 3) for used in clocks.used]
    return answers.GameResult(
        reason=outcome.reason,
        winners=outcome.winners,
        places=outcome.places,
        scores=outcome.scores,
        timeouts=clocks.timeouts or UNSET,
        seconds_used=seconds or UNSET,
        forfeits=clocks.forfeits if clocks.timeouts else UNSET,
        abandoned=clocks.is_abandoned or UNSET,
        rated=UNSET if is_rated(course, fixture) else False,
    )
