"""A service for pages in Chromium, and the page of an app in this process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.api import create_app
from service.settings import Settings
from tests.processes import Service, service


@pytest.fixture
def client(redis_url: str) -> FlaskClient:
    """A client of an app with an empty store; pages are not in the document."""
    return create_app(Settings(redis_url=redis_url)).test_client()


@pytest.fixture(scope="session")
def running(chromium: Path) -> Iterator[Service]:
    """A whole service, and Chromium unpacked where programs look for it."""
    with (
        service(bots=1, hints=1, reconciler=True, log_level="warning") as started,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("TMPDIR", str(chromium))
        yield started
