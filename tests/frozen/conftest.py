"""Every frozen release, and the store of each on a server of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis

import engines
from service.api import create_app
from service.api.stores import store_of
from service.settings import Settings
from tests import servers
from tests.frozen import dump, files
from tests.frozen.restored import Client, Restored, lines

PARTS = {
    "test_saves": files.SAVES,
    "test_replays": files.REPLAYS,
    "test_store": files.STORE,
    "test_backups": f"{files.BACKUP}/manifest.json",
}
"""What the tests of a module are about; of a release, only some may be frozen."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try every release, and of each every title, where a test asks for them."""
    if "folder" in metafunc.fixturenames:
        folders = files.folders(PARTS[metafunc.module.__name__.rpartition(".")[2]])
        assert folders
        names = [folder.relative_to(files.HERE).parts[0] for folder in folders]
        metafunc.parametrize("folder", folders, ids=names, scope="module")
    if "title_id" in metafunc.fixturenames:
        metafunc.parametrize("title_id", [title.id for title in engines.titles()])


def settings_for(redis_url: str) -> Settings:
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


@contextmanager
def restoring(folder: Path, redis_url: str) -> Iterator[Restored]:
    """Load the store of a release, as if the service had just been upgraded.

    It is there before the app is: an app may bring an older store up to date.
    """
    with redis.Redis.from_url(redis_url) as server:
        dump.load(server, lines(folder / files.STORE))
    settings = settings_for(redis_url)
    with calling(settings) as client:
        yield Restored(client, settings, lines(folder / files.MANIFEST))


@contextmanager
def calling(settings: Settings) -> Iterator[Client]:
    """A client of an app that leaves no connection behind."""
    app = create_app(settings)
    yield Client(app)
    store_of(app).close()


@pytest.fixture
def client(redis_url: str) -> Iterator[Client]:
    """Whoever calls a service without any games."""
    with calling(settings_for(redis_url)) as client:
        yield client


@pytest.fixture(scope="module")
def unchanged(folder: Path) -> Iterator[Restored]:
    """The store of a release for all tests that leave it as it is."""
    with (
        servers.redis_server() as server,
        restoring(folder, server.url) as restored,
    ):
        yield restored


@pytest.fixture
def restored(folder: Path, redis_url: str) -> Iterator[Restored]:
    """The store of a release for a test that changes it.

    Its app is new: one that has seen the games go on otherwise would remember that.
    """
    with restoring(folder, redis_url) as restored:
        yield restored
