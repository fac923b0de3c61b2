"""Services that send webhooks, to this machine too, and receivers for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.servers import RedisServer
from tests.service.accounts.webhooks.receiver import Receiver

SECRET = "a-secret-for-tests-of-webhooks"


@pytest.fixture(scope="session")
def caller(shared_redis: RedisServer) -> InProcess:
    """Calls a service whose webhooks may name this machine; its streams end at once."""
    settings = Settings(
        redis_url=shared_redis.url,
        secret=SECRET,
        webhook_loopback=1,
        max_stream_seconds=0,
    )
    return InProcess(create_app(settings))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver that listens."""
    with Receiver().running() as running:
        yield running
