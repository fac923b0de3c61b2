"""Schedules through the service: created, listed, and seen to by the reconciler."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from service import tokens
from service.errors import UnknownSchedule
from service.presentation.games import timestamp
from service.series.schedules.due import Timing
from service.series.tournaments import lifecycle as running
from service.series.tournaments.tournament import Tournament

if TYPE_CHECKING:
    from engines.core.fields import Json
    from service.store import Store
    from service.store.series.schedules import ScheduleRecord

NEXT_RUNS = 5
"""How many of the next runs are listed."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def create(store: Store, timing: Timing, tournament: Tournament) -> ScheduleRecord:
    """Keep a schedule; it is due for the first time after now."""
    schedule_id = tokens.new_game_id()
    request = {
        "cron": timing.cron,
        "zone": timing.zone,
        "missed": timing.missed,
        "tournament": tournament.to_json(),
    }
    return store.schedules.create(schedule_id, request, time.time_ns() // 1000)


def delete(store: Store, schedule_id: str) -> None:
    """Remove a schedule; tournaments that it has started go on."""
    if not store.schedules.delete(schedule_id):
        raise UnknownSchedule


def start_due(store: Store) -> int:
    """Start what is due of all schedules, and return how many tournaments that were."""
    started = 0
    for record in store.schedules.all():
        due = [*record.due, *_look(store, record)]
        for moment in due:
            tournament = tournament_at(record, moment)
            name = tokens.derived_id("tournament", record.id, moment)
            running.create(store, tournament, name)
            store.schedules.started(record.id, moment, name)
        started += len(due)
    return started


def _look(store: Store, record: ScheduleRecord) -> list[int]:
    """Return what has become due, if nobody else has written it down before."""
    now = time.time_ns() // 1000
    looked = timing_of(record).look(_moment(record.looked), _moment(now))
    due = [_micros(moment) for moment in looked.due]
    if not looked.has_passed or not store.schedules.look(record, now, due):
        return []
    return due


def tournament_at(record: ScheduleRecord, moment: int) -> Tournament:
    """Return the tournament of a due time: that of the schedule, on other deals."""
    tournament = Tournament.from_json(record.request["tournament"])
    return replace(tournament, seed=f"{tournament.seed} {moment}")


def timing_of(record: ScheduleRecord) -> Timing:
    """Return when a schedule is due."""
    request = record.request
    return Timing(request["cron"], request["zone"], request["missed"])


def represent(record: ScheduleRecord) -> Json:
    """Return a schedule as clients get it, with its next runs and the last ones."""
    timing = timing_of(record)
    now = datetime.now(UTC)
    return {
        "id": record.id,
        "cron": timing.cron,
        "zone": timing.zone,
        "missed": timing.missed,
        "next_runs": [
            timestamp(_micros(moment)) for moment in timing.upcoming(now, NEXT_RUNS)
        ],
        "last_runs": [
            {"due_at": timestamp(run.due), "tournament": run.tournament}
            for run in record.runs
        ],
        "created_at": timestamp(record.created),
    }


def _moment(micros: int) -> datetime:
    return EPOCH + timedelta(microseconds=micros)


def _micros(moment: datetime) -> int:
    return (moment - EPOCH) // timedelta(microseconds=1)
