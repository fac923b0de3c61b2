import pytest

from service.errors import StoreAway
from service.settings import Settings
from service.store import Store, keys
from service.store.health import BOTS
from tests.redis_setups import Setup
from tests.servers import redis_server
from tests.service.store.steps import BOT, create, take_step
from tests.tables import HUMAN


def test_what_is_missing_is_named(store: Store) -> None:
    """
    Workers count as running as long as they give signs of life.
    """
    assert ["workers"] == store.health.missing()

    store.health.beat(BOTS)

    assert [] == store.health.missing()


def test_redis_and_the_queue_are_missed_apart(setup: Setup) -> None:
    """
    The games may be there while the queue is not, and the other way round.
    """
    with redis_server() as gone:
        url = gone.url
    queueless = Store(Settings(redis_url=setup.url, queue_redis_url=url))
    queueless.health.beat(BOTS)

    assert ["queue"] == queueless.health.missing()
    with pytest.raises(StoreAway):
        queueless.figures.queued()
    assert ["redis"] == Store(Settings(redis_url=url)).health.missing()


def test_games_and_commands_are_counted_by_title(store: Store) -> None:
    """
    Over all shards: what each title's games are doing, and what they have taken.
    """
    for _ in range(5):
        take_step(store, create(store))
    create(store, title="halloween")

    counts = {(each.title, each.what): each.number for each in store.figures.counts()}

    assert 5 == counts["ghooost", "playing"]
    assert 5 == counts["ghooost", keys.COMMANDS]
    assert 1 == counts["halloween", "playing"]


def test_waiting_jobs_are_counted(store: Store) -> None:
    """
    A game with a bot to act puts a job into the queue of bots.
    """
    nothing = {"bots": 0, "bot_games": 0, "hints": 0, "simulations": 0}
    assert nothing == store.figures.queued()
    assert {(0, 0.0)} == set(store.figures.pending().values())

    create(store, seats=(BOT, HUMAN))

    assert {**nothing, "bots": 1} == store.figures.queued()


def test_requests_are_counted_for_all_processes(
    store: Store, settings: Settings, setup: Setup
) -> None:
    """
    In a window that ends by itself, under names that tell no token.
    """
    assert [2, 3] == store.usage.add("token:1", {"one": 2, "two": 3}, 60)
    assert [4] == Store(settings).usage.add("token:1", {"one": 2}, 60)
    assert [1] == store.usage.add("token:2", {"one": 1}, 60)

    with setup.client() as client:
        assert 0 < client.ttl(keys.usage("token:1")) <= 60
        assert not [
            name for name in client.hkeys(keys.usage("token:1")) if b"o" in name
        ]
