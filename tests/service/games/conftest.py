"""A store for tests of the use cases."""

import pytest

from service.settings import Settings
from service.store import Store


@pytest.fixture
def store(redis_url: str) -> Store:
    """A store without any games."""
    return Store(Settings(redis_url=redis_url))
