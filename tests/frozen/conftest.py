"""Every frozen release, and the store of each on a server of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
import redis

import engines
from service.api import create_app
from service.settings import Settings
from tests.frozen import dump, files
from tests.frozen.restored import Client, Restored, lines


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try every release, and of each every title, where a test asks for them."""
    if "folder" in metafunc.fixturenames:
        names = [folder.name for folder in files.FOLDERS]
        metafunc.parametrize("folder", files.FOLDERS, ids=names)
    if "title_id" in metafunc.fixturenames:
        metafunc.parametrize("title_id", [title.id for title in engines.titles()])


@pytest.fixture
def settings(redis_url: str) -> Settings:
    """Settings of a service that keeps games for ever, however old they are.

    The games of a frozen store ended long ago, and would be removed otherwise.
    """
    return Settings(
        redis_url=redis_url,
        keep_days=0,
        token_requests=0,
        address_requests=0,
        log_level="warning",
    )


@pytest.fixture
def client(settings: Settings) -> Client:
    """Whoever calls a new app: it knows nothing of the stores before."""
    return Client(create_app(settings))


@pytest.fixture
def restored(folder: Path, settings: Settings) -> Restored:
    """The store of a release, as if the service had just been upgraded.

    It is there before the app is: an app may bring an older store up to date.
    """
    with redis.Redis.from_url(settings.redis_url) as server:
        dump.load(server, lines(folder / files.STORE))
    client = Client(create_app(settings))
    return Restored(client, settings, lines(folder / files.MANIFEST))
