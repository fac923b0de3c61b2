"""A tournament and its games as clients get them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.errors import UnknownGame
from service.presentation.games import timestamp
from service.series.tournaments.course import Course
from service.series.tournaments.games import game_id
from service.series.tournaments.lifecycle import results_of
from service.series.tournaments.tournament import Tournament
from service.store.series import SeriesStatus

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.state import Outcome
    from service.series.tournaments.course import Fixture
    from service.series.tournaments.tournament import Entrant
    from service.store import Store
    from service.store.series import SeriesRecord

PENDING = "pending"


def summarise(record: SeriesRecord) -> Json:
    """Return a tournament without its standings."""
    tournament = Tournament.from_json(record.request)
    shown: Json = {
        "id": record.id,
        "status": record.status,
        "title": tournament.title,
        "format": tournament.format,
        "seats": tournament.seats,
        "options": dict(tournament.options),
        "entrants": [_entrant(entrant) for entrant in tournament.entrants],
        "repeats": tournament.repeats,
        "move_seconds": tournament.move_seconds,
        "progress": {"done": record.parts, "total": tournament.most_games},
        "created_at": timestamp(record.created),
    }
    if tournament.rounds:
        shown["rounds"] = tournament.rounds
    if record.ended:
        shown["ended_at"] = timestamp(record.ended)
    if record.status != SeriesStatus.RUNNING:
        # Whoever knows the seed knows the deals.
        shown["seed"] = tournament.seed
    return shown


def represent(store: Store, record: SeriesRecord) -> Json:
    """Return a tournament as it stands."""
    shown = summarise(record)
    if record.outcome is not None:
        return {**shown, "standings": record.outcome}
    course = course_of(store, record)
    return {**shown, "standings": course.standings.to_json()}


def course_of(store: Store, record: SeriesRecord) -> Course:
    """Return how far a tournament is, worked out from its games."""
    tournament = Tournament.from_json(record.request)
    return Course(tournament, results_of(store, record.id))


def list_games(store: Store, record: SeriesRecord, after: int, limit: int) -> Json:
    """Return a page of the games of all rounds that have begun, in order."""
    course = course_of(store, record)
    page = course.fixtures[after : after + limit]
    shown: Json = {"items": [_game(store, record, course, each) for each in page]}
    if after + limit < len(course.fixtures):
        shown["next_cursor"] = str(after + limit)
    return shown


def _entrant(entrant: Entrant) -> Json:
    if entrant.is_external:
        return {"name": entrant.name, "external": True}
    return {"name": entrant.name, "bots": list(entrant.bots)}


def _game(store: Store, record: SeriesRecord, course: Course, fixture: Fixture) -> Json:
    entrants = course.tournament.entrants
    outcome = course.results.get(fixture.number)
    name = game_id(record.id, fixture)
    shown: Json = {
        "game": name,
        "round": fixture.round,
        "table": fixture.table,
        "repeat": fixture.repeat,
        "entrants": [entrants[entrant].name for entrant in fixture.entrants],
        "status": _status(store, name) if outcome is None else SeriesStatus.FINISHED,
    }
    if outcome is not None:
        shown["result"] = _result(outcome)
    return shown


def _status(store: Store, name: str) -> str:
    try:
        return store.games.read(name).status
    except UnknownGame:
        return PENDING


def _result(outcome: Outcome) -> Json:
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "places": list(outcome.places),
        "scores": list(outcome.scores),
    }
