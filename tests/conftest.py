"""Servers that many tests share; nothing about rules."""

from collections.abc import Iterator

import pytest
import redis

from tests import servers

pytest_plugins = ["tests.heard", "tests.needs", "tests.unmeasured"]


@pytest.fixture(scope="session")
def shared_redis() -> Iterator[servers.RedisServer]:
    """One server for all tests of this process. Who kills servers starts their own."""
    with servers.redis_server() as server:
        yield server


@pytest.fixture
def redis_url(shared_redis: servers.RedisServer) -> Iterator[str]:
    """The address of a Redis server without any data, before and after.

    A test may leave what the service refuses, and others need no empty server.
    """
    with redis.Redis.from_url(shared_redis.url) as client:
        client.flushall()
        yield shared_redis.url
        client.flushall()
