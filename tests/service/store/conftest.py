"""A store on one server, behind Sentinels and on a Cluster, all of them real.

`make test` tries on all three what every request needs, `make soak` everything else.
"""

from collections.abc import Iterator

import pytest
from redis import Redis

from service.settings import Settings
from service.store import Store
from tests.redis_setups import (
    ClusterSetup,
    SentinelSetup,
    Setup,
    cluster_setup,
    one_server,
    sentinel_setup,
)
from tests.servers import RedisServer

ALWAYS_EVERYWHERE = {
    *("test_commit", "test_idempotency", "test_events", "test_lists", "test_inbox"),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Repeat a test that asks for a set-up on each of them."""
    if "setup" in metafunc.fixturenames:
        module = metafunc.module.__name__.rpartition(".")[2]
        marks = () if module in ALWAYS_EVERYWHERE else (pytest.mark.soak,)
        others = (pytest.param(kind, marks=marks) for kind in ("sentinel", "cluster"))
        metafunc.parametrize("setup", ["server", *others], indirect=True)


@pytest.fixture(scope="session")
def sentinel() -> Iterator[SentinelSetup]:
    """A Sentinel set-up for all tests of this process that do not break it."""
    with sentinel_setup() as setup:
        yield setup


@pytest.fixture(scope="session")
def cluster() -> Iterator[ClusterSetup]:
    """A Cluster for all tests of this process that do not break it."""
    with cluster_setup() as setup:
        yield setup


@pytest.fixture
def setup(request: pytest.FixtureRequest, shared_redis: RedisServer) -> Iterator[Setup]:
    """A Redis without any data, before and after: a test may leave some of no use."""
    setup: Setup
    if request.param == "server":
        setup = one_server(shared_redis)
    else:
        setup = request.getfixturevalue(request.param)
        # The queues are on the one server.
        with Redis.from_url(shared_redis.url) as client:
            client.flushall()
    setup.empty()
    yield setup
    setup.empty()


@pytest.fixture
def settings(setup: Setup, shared_redis: RedisServer) -> Settings:
    """What a process is told about this set-up."""
    return Settings(redis_url=setup.url, queue_redis_url=shared_redis.url)


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    """A store without any games."""
    store = Store(settings)
    yield store
    store.hub.close()
