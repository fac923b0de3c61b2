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
from service.store.queues import BOT_GAME_QUEUE
from service.store.series import SeriesStatus
from tests.service.series.tournaments.builders import tournament

DAY = 24 * 60 * 60

PLAN = Plan("ghooost", ("random", "random"), 3, 7, {})


def test_workers_are_called_to_everything_that_runs(redis_url: str) -> None:
    """
    While a job waits only programs are attended to; nothing that is over is asked for.
    """
    store = Store(Settings(redis_url=redis_url))
    kept = simulations.create(store, PLAN)
    tournaments.create(store, tournament(ROUND_ROBIN, 2))
    over = simulations.create(store, PLAN)
    simulations.cancel(store, over.id)
    # Nothing but the tournament, which does not wait for its turn.
    assert 1 == call_workers(store)

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


def test_programs_do_not_wait_for_busy_workers(redis_url: str) -> None:
    """
    While jobs wait, workers of short jobs attend to tournaments, once in a while.
    """
    store = Store(Settings(redis_url=redis_url))
    simulations.create(store, PLAN)
    held = tournaments.create(store, tournament(ROUND_ROBIN, 2))
    waiting = store.work.waiting()

    # In between a new span of time may begin, in which it is asked again.
    asked = [call_workers(store) for _ in range(5)]

    assert asked[0] == 1
    assert 1 <= sum(asked) <= 2
    assert waiting == store.work.waiting()
    with redis.Redis.from_url(redis_url) as client:
        jobs = client.lrange(f"rq:queue:{BOT_GAME_QUEUE}", 0, -1)
    assert all(each.startswith(f"attend-{held.id}-".encode()) for each in jobs)
    assert sum(asked) == len(jobs)
    assert tournaments.attend(store, held.id)
    assert not tournaments.attend(store, "0" * 16)
