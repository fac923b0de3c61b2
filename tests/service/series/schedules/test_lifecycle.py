"""Schedules in the store: each due time starts one tournament."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from service.accounts.registration import CreateAccount
from service.accounts.registration import create as create_account
from service.series.errors import UnknownSchedule
from service.series.schedules import lifecycle as running
from service.series.schedules.due import RUN_LATE, SKIP, Timing
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.programs import registration
from service.series.tournaments.tournament import (
    ROUND_ROBIN,
    Entrant,
    Registration,
    Tournament,
)
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesStatus
from service.store.series.schedules import ScheduleRecord
from service.tokens import Issuer
from tests.servers import wait_until
from tests.service.series.tournaments.builders import tournament

EVERY_SECOND = Timing("* * * * * *")


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def schedule(store: Store, timing: Timing, seconds_ago: float) -> str:
    """A schedule that nobody has looked at for a while."""
    record = running.create(store, timing, tournament(ROUND_ROBIN, 2))
    store.schedules.look(record, record.created - int(seconds_ago * 1_000_000), [])
    return record.id


def started(store: Store) -> list[Tournament]:
    pages = store.tournaments.page("", 500)
    return [Tournament.from_json(record.request) for _, record in pages]


def test_each_due_time_starts_one_tournament(store: Store) -> None:
    """
    Looking twice finds nothing new; every tournament has deals of its own.
    """
    schedule(store, EVERY_SECOND, 5)
    running.start_due(store)
    (record,) = store.schedules.all()
    passed = time.time() - record.created / 1_000_000

    due = {run.due for run in record.runs}
    assert len(due) == len(record.runs) == len(started(store))
    assert 5 <= len(due) <= 6 + passed
    assert len(due) == len({each.seed for each in started(store)})


def test_many_schedulers_at_once_start_each_due_time_once(store: Store) -> None:
    """
    Eight of them look at the same moment, over and over.
    """
    schedule(store, EVERY_SECOND, 10)

    def look(_: int) -> None:
        # Ten are due already, and two more become due while they look.
        while len(started(store)) < 12:
            running.start_due(store)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(look, range(8)))
    (record,) = store.schedules.all()

    seeds = [each.seed for each in started(store)]
    assert [] == record.due
    assert len(seeds) == len(set(seeds))
    moments = sorted(int(seed.split()[1]) for seed in seeds)
    assert moments == list(range(moments[0], moments[-1] + 1, 1_000_000))
    assert len(moments) >= 12


def test_a_scheduler_that_died_on_the_way_is_taken_over_from(store: Store) -> None:
    """
    What was written down as due is started by the next one who looks.
    """
    name = schedule(store, Timing("0 0 1 1 *"), 1)
    (record,) = store.schedules.all()
    moment = record.created
    store.schedules.look(record, moment, [moment])

    assert 1 == running.start_due(store)
    assert 0 == running.start_due(store)
    (record,) = store.schedules.all()
    assert (name, [moment], []) == (record.id, [r.due for r in record.runs], record.due)


@pytest.mark.parametrize("missed, runs", [(RUN_LATE, 1), (SKIP, 0)])
def test_missed_times_are_run_once_late_or_skipped(
    store: Store, missed: str, runs: int
) -> None:
    """
    After a day without any scheduler an hourly one starts at most one tournament.
    """
    # Due once an hour, and not within this half minute.
    minute = (datetime.now(UTC) - timedelta(minutes=30)).minute
    schedule(store, Timing(f"{minute} * * * *", missed=missed), 24 * 3600)

    assert runs == running.start_due(store)
    assert 0 == running.start_due(store)
    assert runs == len(started(store))


def test_a_schedule_is_listed_with_its_next_runs(store: Store) -> None:
    """
    The next five due times are told, and the last ones with their tournaments.
    """
    schedule(store, EVERY_SECOND, 2)
    running.start_due(store)
    (record,) = store.schedules.all()
    shown = running.represent(record)

    assert 5 == len(shown.next_runs)
    assert shown.last_runs[0].due_at > shown.last_runs[1].due_at


def test_a_deleted_schedule_starts_nothing(store: Store) -> None:
    """
    It is gone at once; deleting it again is refused.
    """
    name = schedule(store, EVERY_SECOND, 5)
    running.delete(store, name)

    assert 0 == running.start_due(store)
    for unknown in (name, "*"):
        with pytest.raises(UnknownSchedule):
            running.delete(store, unknown)


def open_schedule(store: Store, **more: str) -> ScheduleRecord:
    """A schedule whose tournaments accounts may enter, due every second."""
    bots = tuple(Entrant(f"e{n}", ("random",)) for n in range(2))
    asked = tournament(ROUND_ROBIN, bots, registration=Registration.OPEN)
    return running.create(store, EVERY_SECOND, asked, **more)


def test_the_next_tournament_can_be_entered_until_it_is_due(store: Store) -> None:
    """
    It is there before its time, starts when it is due, and another one follows it.
    """
    record = open_schedule(store)
    first = running.name_at(record, record.opened)
    opened = Tournament.from_json(store.tournaments.read(first).request)
    assert (True, record.id, record.opened) == (
        opened.is_open,
        opened.schedule,
        opened.starts_at,
    )

    wait_until(lambda: running.start_due(store) > 0, "it is due")

    record = running.find(store, record.id)
    assert first in [run.tournament for run in record.runs]
    begun = Tournament.from_json(store.tournaments.read(first).request)
    assert begun.has_begun
    following = running.name_at(record, record.opened)
    assert following != first
    running.delete(store, record.id)
    gone = store.tournaments.read(following)
    assert (SeriesStatus.CANCELLED, "schedule_deleted") == (
        gone.status,
        gone.request["reason"],
    )


def test_one_is_left_out_while_the_last_one_runs(store: Store) -> None:
    """
    With `overlap: skip` the one that could be entered is called off, and says why.
    """
    record = open_schedule(store, overlap="skip")
    wait_until(lambda: running.start_due(store) > 0, "the first starts")
    record = running.find(store, record.id)
    (run,) = record.runs
    second = running.name_at(record, record.opened)

    def is_over() -> bool:
        assert 0 == running.start_due(store)
        return store.tournaments.read(second).status == SeriesStatus.CANCELLED

    wait_until(is_over, "the second is left out")
    assert "overlap" == store.tournaments.read(second).request["reason"]
    assert [run] == running.find(store, record.id).runs
    tournaments.play(store, run.tournament, math.inf)
    wait_until(lambda: running.start_due(store) > 0, "another one starts")


def test_who_takes_part_may_read_a_schedule(store: Store) -> None:
    """
    By the tournament that can be entered, or by one before.
    """
    record = open_schedule(store)
    assert not running.is_participant(store, record, "ada-bot")

    registration.enter(store, running.name_at(record, record.opened), "ada-bot")

    assert running.is_participant(store, record, "ada-bot")
    assert not running.is_participant(store, record, "bob-bot")


def test_who_took_part_is_told_when_the_next_one_can_be_entered(store: Store) -> None:
    """
    Once, by its inbox; an account that did not is not told.
    """
    for name in ("ada-bot", "bob-bot"):
        create_account(store, CreateAccount(name, "program", ""), Issuer())
    asked = tournament(ROUND_ROBIN, 2, registration=Registration.OPEN)
    record = running.create(store, Timing("0 0 1 1 *"), asked)
    following = running.name_at(record, record.opened)
    new_year = datetime(datetime.now(UTC).year, 1, 1, tzinfo=UTC)
    due = int(new_year.timestamp()) * 1_000_000
    ada = Entrant("ada-bot", account="ada-bot")
    last = running.tournament_at(record, due)
    last = replace(last, entrants=(*last.entrants, ada))
    tournaments.create(store, last, running.name_at(record, due))
    store.schedules.opened(record.id, due)
    store.schedules.look(running.find(store, record.id), due - 1, [])

    assert 1 == running.start_due(store)
    assert 0 == running.start_due(store)

    told = [
        (each.type, each.tournament)
        for each in store.inboxes.messages("ada-bot", 0, 10)
    ]
    opened = "tournament_open"
    assert [(opened, running.name_at(record, due)), (opened, following)] == told
    assert [] == store.inboxes.messages("bob-bot", 0, 10)
    assert (
        following == running.represent(running.find(store, record.id)).open_tournament
    )
