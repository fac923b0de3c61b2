"""The API in this process, over a real Redis server."""

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.servers import RedisServer


@pytest.fixture(scope="session")
def caller(shared_redis: RedisServer) -> InProcess:
    """Whoever calls the API; every answer is held against the document."""
    # A stream that never ends by itself would hold the tests.
    settings = Settings(
        redis_url=shared_redis.url,
        max_stream_seconds=0,
        secret="a-secret-to-derive-others-from",
    )
    return InProcess(create_app(settings))
