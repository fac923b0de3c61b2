"""Workers are called to what runs."""

import time

import pytest
import redis

from service.series.errors import UnknownSimulation, UnknownTournament
from service.series.long_work import call_workers, cancel_idle, sweep
from service.series.simulations import lifecycle as simulations
from service.series.simulations.plan import Plan
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.tournament import ROUND_ROBIN
from service.settings import Settings
from service.store import Store
from service.store.series import SeriesStatus
from tests.service.series.tournaments.builders import tournament

DAY = 24 * 60 * 60

PLAN = Plan("ghooost", ("random", "random"), 3, 7, {})


def test_workers_are_called_to_everything_that_runs(redis_url: str) -> None:
    """
    While a job waits nobody is called; nothing that is over is asked for.
    """
    store = Store(Settings(redis_url=redis_url))
    kept = simulations.create(store, PLAN)
    tournaments.create(store, tournament(ROUND_ROBIN, 2))
    over = simulations.create(store, PLAN)
    simulations.cancel(store, over.id)
    assert 0 == call_workers(store)

    with redis.Redis.from_url(redis_url) as client:
        client.delete("rq:queue:simulations")
    assert 2 == call_workers(store)
    assert 2 == store.work.waiting()
    assert [kept.id] == store.simulations.running()


def test_what_has_ended_is_forgotten_some_time_later(redis_url: str) -> None:
    """
    Nothing of it stays behind; what runs is kept, however long ago it began.
    """
    store = Store(Settings(redis_url=redis_url))
    running = simulations.create(store, PLAN)
    over = simulations.create(store, PLAN)
    simulations.cancel(store, over.id)
    held = tournaments.create(store, tournament(ROUND_ROBIN, 2))
    tournaments.play(store, held.id)
    assert SeriesStatus.FINISHED == tournaments.find(store, held.id).status
    later = time.time() + 31 * DAY

    assert 0 == sweep(store, 30 * DAY)
    assert 2 == sweep(store, 30 * DAY, later)

    with pytest.raises(UnknownSimulation):
        simulations.find(store, over.id)
    with pytest.raises(UnknownTournament):
        tournaments.find(store, held.id)
    with redis.Redis.from_url(redis_url) as client:
        names = list(client.scan_iter())
        counted = client.keys("*:counted")
    gone = (over.id.encode(), held.id.encode())
    named = [name for name in names if any(each in name for each in gone)]
    assert [] == [key for key in named if not key.startswith(b"rq:")]
    assert [] == counted
    assert [running.id] == [record.id for _, record in store.simulations.page("", 9)]
    assert 0 == sweep(store, 30 * DAY, later)


def test_what_gets_no_results_any_more_is_cancelled(redis_url: str) -> None:
    """
    A result, or having just begun, keeps it running.
    """
    store = Store(Settings(redis_url=redis_url))
    simulation = simulations.create(store, PLAN)
    held = tournaments.create(store, tournament(ROUND_ROBIN, 2))
    later = time.time() + 31 * DAY

    assert 0 == cancel_idle(store, 30 * DAY)
    assert 2 == cancel_idle(store, 30 * DAY, later)

    assert SeriesStatus.CANCELLED == simulations.find(store, simulation.id).status
    assert SeriesStatus.CANCELLED == tournaments.find(store, held.id).status
