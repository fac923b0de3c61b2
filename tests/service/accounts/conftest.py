"""Services with operators, and accounts on them."""

from __future__ import annotations

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.servers import RedisServer

OPERATOR = "the-key-of-an-operator"


@pytest.fixture(scope="module")
def guarded(shared_redis: RedisServer) -> InProcess:
    """Calls a service that has an operator; anybody may register."""
    settings = Settings(
        redis_url=shared_redis.url,
        operator_keys=(OPERATOR,),
        registration="open",
        account_quota=(0, 0, 0),
        create_quota=(0, 0, 0),
    )
    return InProcess(create_app(settings))
