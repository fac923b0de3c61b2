"""A tournament and its games as clients get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from service.errors import UnknownGame
from service.presentation.games import timestamp
from service.presentation.representation import extend
from service.series.tournaments import answers
from service.series.tournaments.course import Course
from service.series.tournaments.games import game_id
from service.series.tournaments.lifecycle import results_of
from service.series.tournaments.tournament import Tournament
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from engines.core.state import Outcome
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Entrant
    from service.store import Store
    from service.store.series import SeriesRecord

PENDING = "pending"
"""The status of a game that has not begun."""


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
        # Whoever knows the seed knows the deals.
        seed=UNSET if record.status == SeriesStatus.RUNNING else tournament.seed,
        progress=progress,
        created_at=timestamp(record.created),
        ended_at=timestamp(record.ended) if record.ended else UNSET,
    )


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
    return Course(tournament, results_of(store, record.id))


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


def _entrant(entrant: Entrant) -> answers.Entrant:
    if entrant.is_external:
        return answers.Entrant(name=entrant.name, external=True)
    return answers.Entrant(name=entrant.name, bots=entrant.bots)


def _game(
    store: Store, record: SeriesRecord, course: Course, fixture: Fixture
) -> answers.TournamentGame:
    entrants = course.tournament.entrants
    outcome = course.results.get(fixture.number)
    name = game_id(record.id, fixture)
    return answers.TournamentGame(
        game=name,
        round=fixture.round,
        table=fixture.table,
        repeat=fixture.repeat,
        entrants=[entrants[entrant].name for entrant in fixture.entrants],
        status=_status(store, name) if outcome is None else SeriesStatus.FINISHED,
        result=UNSET if outcome is None else _result(outcome),
    )


def _status(store: Store, name: str) -> str:
    try:
        return store.games.read(name).status
    except UnknownGame:
        return PENDING


def _result(outcome: Outcome) -> answers.GameResult:
    return answers.GameResult(
        reason=outcome.reason,
        winners=outcome.winners,
        places=outcome.places,
        scores=outcome.scores,
    )
