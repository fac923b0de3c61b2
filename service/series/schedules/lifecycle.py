"""Schedules through the service: created, listed, deleted, and started when due."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from service import tokens
from service.errors import UnknownSchedule
from service.presentation.games import timestamp
from service.series.schedules.answers import ScheduleDetails, ScheduleRun
from service.series.schedules.due import Timing
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.tournament import Tournament

if TYPE_CHECKING:
    from service.store import Store
    from service.store.series.schedules import ScheduleRecord

NEXT_RUNS = 5
"""How many of the next runs are listed."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def create(store: Store, timing: Timing, tournament: Tournament) -> ScheduleRecord:
    """Store a schedule; its first due time lies after now."""
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
    """Start the tournaments that are due, and return how many.

    Without room for their games none is started; those count as missed later.
    """
    if store.room.is_scarce():
        return 0
    started = 0
    for record in store.schedules.all():
        due = [*record.due, *_newly_due(store, record)]
        for moment in due:
            tournament = tournament_at(record, moment)
            name = tokens.derived_id("tournament", record.id, moment)
            tournaments.create(store, tournament, name)
            store.schedules.started(record.id, moment, name)
        started += len(due)
    return started


def _newly_due(store: Store, record: ScheduleRecord) -> list[int]:
    """Return the times that have become due, unless another process stored them."""
    now = time.time_ns() // 1000
    found = timing_of(record).due(_moment(record.looked), _moment(now))
    due = [_micros(moment) for moment in found.times]
    if not found.has_passed or not store.schedules.look(record, now, due):
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


def represent(record: ScheduleRecord) -> ScheduleDetails:
    """Return a schedule as clients get it, with its next runs and the last ones."""
    timing = timing_of(record)
    now = datetime.now(UTC)
    return ScheduleDetails(
        id=record.id,
        cron=timing.cron,
        zone=timing.zone,
        missed=timing.missed,
        next_runs=[
            timestamp(_micros(moment)) for moment in timing.upcoming(now, NEXT_RUNS)
        ],
        last_runs=[
            ScheduleRun(due_at=timestamp(run.due), tournament=run.tournament)
            for run in record.runs
        ],
        created_at=timestamp(record.created),
    )


def _moment(micros: int) -> datetime:
    return EPOCH + timedelta(microseconds=micros)


def _micros(moment: datetime) -> int:
    return (moment - EPOCH) // timedelta(microseconds=1)
