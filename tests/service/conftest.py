"""The API in this process, over a real Redis server."""

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.servers import RedisServer


@pytest.fixture(scope="session")
def caller(shared_redis: RedisServer) -> InProcess:
    """Whoever calls the API; every answer is held against the document."""
    return InProcess(create_app(Settings(redis_url=shared_redis.url)))
