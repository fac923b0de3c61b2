"""Workers are called to what runs."""

import redis

from service.series.long_work import call_workers
from service.series.simulations import lifecycle as simulations
from service.series.simulations.plan import Plan
from service.series.tournaments import lifecycle as tournaments
from service.series.tournaments.tournament import ROUND_ROBIN
from service.settings import Settings
from service.store import Store
from tests.service.series.tournaments.builders import tournament

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
