"""Schedules through the service: created, listed, deleted, and started when due."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from service import tokens
from service.presentation.games import timestamp
from service.series.errors import TournamentOver, UnknownSchedule, UnknownTournament
from service.series.schedules.answers import ScheduleDetails, ScheduleRun
from service.series.schedules.due import ALLOW, GRACE, SKIP, Timing
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.programs.registration import (
    CalledOff,
    announce_next,
    call_off,
    start_by_clock,
)
from service.series.tournaments.tournament import Tournament
from service.store.series import SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from service.store import Store
    from service.store.series.schedules import ScheduleRecord

NEXT_RUNS = 5
"""How many of the next runs are listed."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def create(
    store: Store,
    timing: Timing,
    tournament: Tournament,
    schedule_id: str = "",
    overlap: str = ALLOW,
) -> ScheduleRecord:
    """Store a schedule; its first due time lies after now. One that exists stays."""
    schedule_id = schedule_id or tokens.new_game_id()
    request = {
        "cron": timing.cron,
        "zone": timing.zone,
        "missed": timing.missed,
        "overlap": overlap,
        "tournament": tournament.to_json(),
    }
    store.schedules.create(schedule_id, request, time.time_ns() // 1000)
    open_next(store, find(store, schedule_id))
    return find(store, schedule_id)


def find(store: Store, schedule_id: str) -> ScheduleRecord:
    """Return a schedule as it is now, or refuse."""
    record = store.schedules.read(schedule_id)
    if record is None:
        raise UnknownSchedule
    return record


def is_participant(store: Store, record: ScheduleRecord, account: str) -> bool:
    """Whether an account takes part in a tournament of a schedule, or did lately."""
    if Tournament.from_json(record.request["tournament"]).entrant_of(account):
        return True
    names = [run.tournament for run in record.runs]
    if record.opened:
        names.append(name_at(record, record.opened))
    for name in names:
        with suppress(UnknownSeries):
            request = store.tournaments.read(name).request
            if Tournament.from_json(request).entrant_of(account):
                return True
    return False


def delete(store: Store, schedule_id: str) -> None:
    """Remove a schedule; tournaments that it has started go on.

    The one that can be entered is called off.
    """
    record = find(store, schedule_id)
    store.schedules.delete(schedule_id)
    if record.opened:
        _call_off(store, name_at(record, record.opened), CalledOff.SCHEDULE_GONE)


def start_due(store: Store) -> int:
    """Start the tournaments that are due, and return how many.

    Without room for their games none is started; those count as missed later.
    """
    if store.room.is_scarce():
        return 0
    started = 0
    for record in store.schedules.all():
        due = [*record.due, *_newly_due(store, record)]
        last = record.runs[0].tournament if record.runs else ""
        for moment in due:
            if _is_skipped(store, record, last):
                _skip(store, record, moment)
                continue
            last = _start(store, record, moment)
            started += 1
        open_next(store, record, last)
    return started


def _start(store: Store, record: ScheduleRecord, moment: int) -> str:
    """Start the tournament of a due time; return its id."""
    tournament, name = tournament_at(record, moment), name_at(record, moment)
    tournaments.create(store, tournament, name)
    if tournament.is_open:
        with suppress(TournamentOver):
            start_by_clock(store, name)
    store.schedules.started(record.id, moment, name)
    return name


def _is_skipped(store: Store, record: ScheduleRecord, last: str) -> bool:
    """Whether the next tournament is left out because the last one still runs."""
    if not last or record.request.get("overlap", ALLOW) != SKIP:
        return False
    try:
        return store.tournaments.read(last).status == SeriesStatus.RUNNING
    except UnknownSeries:
        return False


def _skip(store: Store, record: ScheduleRecord, moment: int) -> None:
    _call_off(store, name_at(record, moment), CalledOff.OVERLAP)
    store.schedules.skipped(record.id, moment)


def _call_off(store: Store, name: str, reason: str) -> None:
    with suppress(UnknownTournament, TournamentOver):
        call_off(store, name, reason)


def open_next(store: Store, record: ScheduleRecord, last: str = "") -> None:
    """Let accounts enter the next tournament of a schedule that is open to them.

    Those that were in the ``last`` one are told. One before it that nobody started in
    time, nor will, is called off.
    """
    if not Tournament.from_json(record.request["tournament"]).is_open:
        return
    now = datetime.now(UTC)
    coming = timing_of(record).upcoming(now, 1)
    if not coming or record.opened == _micros(coming[0]):
        return
    if record.opened:
        if now < _moment(record.opened) + 2 * GRACE and _is_open(store, record):
            # The process that found it due starts it, or leaves it out.
            return
        _call_off(store, name_at(record, record.opened), CalledOff.MISSED)
    moment = _micros(coming[0])
    name = name_at(record, moment)
    tournaments.create(store, tournament_at(record, moment), name)
    # Before it is noted: a process that dies here leaves it to the next one.
    with suppress(UnknownTournament):
        announce_next(store, tournaments.find(store, last), name)
    store.schedules.opened(record.id, moment)


def _is_open(store: Store, record: ScheduleRecord) -> bool:
    try:
        found = store.tournaments.read(name_at(record, record.opened))
    except UnknownSeries:
        return False
    is_open = Tournament.from_json(found.request).is_open
    return is_open and found.status == SeriesStatus.RUNNING


def name_at(record: ScheduleRecord, moment: int) -> str:
    """Return the id of the tournament of a due time."""
    return tokens.derived_id("tournament", record.id, moment)


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
    return replace(
        tournament,
        seed=f"{tournament.seed} {moment}",
        schedule=record.id,
        starts_at=moment if tournament.is_open else 0,
    )


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
        overlap=record.request.get("overlap", ALLOW),
        open_tournament=_open_tournament(record),
        next_runs=[
            timestamp(_micros(moment)) for moment in timing.upcoming(now, NEXT_RUNS)
        ],
        last_runs=[
            ScheduleRun(due_at=timestamp(run.due), tournament=run.tournament)
            for run in record.runs
        ],
        created_at=timestamp(record.created),
    )


def _open_tournament(record: ScheduleRecord) -> str | UnsetType:
    is_to_come = record.opened > time.time_ns() // 1000
    return name_at(record, record.opened) if is_to_come else UNSET


def _moment(micros: int) -> datetime:
    return EPOCH + timedelta(microseconds=micros)


def _micros(moment: datetime) -> int:
    return (moment - EPOCH) // timedelta(microseconds=1)
