from functools import partial

import pytest
from redis import Redis

from service.games.endings import Lifetimes
from service.settings import Settings
from service.store import Store, keys
from service.store.due import filled
from tests.redis_setups import cluster_setup
from tests.service.games.use_cases import create
from tests.tables import HUMAN, OPEN, QUICK_BOT
from workers import reconciler
from workers.rounds import UPKEEP_SECONDS, Rounds

LIFETIMES = Lifetimes.of(Settings())

UPKEEP = tuple(step for step in reconciler.STEPS if not step.finds)

INDEXES = [index for step in reconciler.STEPS for index in step.finds]

MOST = 12
"""Commands of a round in which nothing is to be done; there were some 550."""


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(redis_url: str) -> Store:
    return Store(Settings(redis_url=redis_url))


def names(rounds: Rounds, store: Store) -> list[str]:
    return [step.name for step in rounds.steps(store)]


def test_a_round_without_anything_to_do_takes_a_handful_of_commands(
    store: Store,
) -> None:
    """
    However many shards there are, and however many games are only stored.
    """
    create(store, HUMAN, OPEN)
    rounds = Rounds(reconciler.STEPS, LIFETIMES)
    assert UPKEEP == rounds.steps(store)
    with Redis.from_url(store.database.url) as client:
        client.config_resetstat()
        assert () == rounds.steps(store)
        sent = client.info("commandstats")

    ours = {name: row["calls"] for name, row in sent.items() if "config" not in name}
    assert 0 < sum(ours.values()) <= MOST, ours


def test_every_index_of_what_somebody_waits_for_is_looked_at(store: Store) -> None:
    """
    An entry in any shard is enough, and only its step is done.
    """
    rounds = Rounds(reconciler.STEPS, LIFETIMES)
    rounds.steps(store)
    with Redis.from_url(store.database.url) as client:
        for step in reconciler.STEPS:
            for index in step.finds:
                for shard in (keys.SHARDS[0], keys.SHARDS[-1]):
                    client.zadd(index(shard), {"x": 1})
                    assert [step.name] == names(rounds, store)
                    client.delete(index(shard))
    assert [] == names(rounds, store)


def test_a_lost_turn_is_found_in_the_next_round(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """
    What is due is looked for every second, as before.
    """
    rounds = Rounds(reconciler.STEPS, LIFETIMES)
    rounds.steps(store)
    assert [] == names(rounds, store)
    create(store, HUMAN, QUICK_BOT, QUICK_BOT)
    create(store, QUICK_BOT, QUICK_BOT)

    assert ["wake bots"] == names(rounds, store)
    assert not caplog.text


def test_what_is_over_is_looked_for_now_and_then(store: Store) -> None:
    """
    At once after the start, then once a minute, and again while there is more.
    """
    clock = Clock()
    rounds = Rounds(reconciler.STEPS, LIFETIMES, clock)
    assert UPKEEP == rounds.steps(store)
    assert () == rounds.steps(store)
    clock.now += UPKEEP_SECONDS
    assert UPKEEP == rounds.steps(store)
    rounds.note([UPKEEP[0]])
    assert UPKEEP == rounds.steps(store)
    rounds.note([])
    assert () == rounds.steps(store)


def test_short_lifetimes_are_kept(store: Store) -> None:
    """
    A game that may wait for ten seconds is not announced a minute later.
    """
    clock = Clock()
    rounds = Rounds(reconciler.STEPS, LIFETIMES._replace(waiting=10.0), clock)
    rounds.steps(store)
    clock.now += 0.1
    assert UPKEEP == rounds.steps(store)


def test_a_full_server_is_swept_every_second(redis_url: str) -> None:
    """
    Nothing else makes room there.
    """
    with Redis.from_url(redis_url) as client:
        before = client.config_get("maxmemory")["maxmemory"]
        client.config_set("maxmemory", 10 * client.info("memory")["used_memory"])
        try:
            store = Store(Settings(redis_url=redis_url, full_percent=1))
            rounds = Rounds(reconciler.STEPS, LIFETIMES)
            assert UPKEEP == rounds.steps(store)
            assert UPKEEP == rounds.steps(store)
        finally:
            client.config_set("maxmemory", before)


def test_while_the_store_is_away_every_step_is_tried() -> None:
    """
    Each logs that it fails, and that it works again.
    """
    store = Store(Settings(redis_url="unix:///nowhere.sock"))
    rounds = Rounds(reconciler.STEPS, LIFETIMES)

    assert reconciler.STEPS == rounds.steps(store)


def test_on_a_cluster_each_shard_is_asked_once(redis_url: str) -> None:
    """
    Keys of two slots are never in one command there.
    """
    with cluster_setup() as setup, setup.client() as client:
        store = Store(Settings(redis_url=setup.url, queue_redis_url=redis_url))
        assert set() == filled(store.database, INDEXES)
        client.zadd(keys.late("3"), {"x": 1})
        client.sadd(partial(keys.running, kind="tournament")("z"), "y")

        found = filled(store.database, INDEXES)
        assert {keys.late, reconciler.RUNNING[1]} == found
