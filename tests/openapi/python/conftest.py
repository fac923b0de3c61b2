"""A real service for the tests of the Python SDK."""

from collections.abc import Iterator

import pytest
from seance_sdk import Seance

from tests import processes


@pytest.fixture(scope="session")
def url() -> Iterator[str]:
    """Where a service with all its workers is, for all tests of this process."""
    with processes.service(
        bots=1,
        bot_games=1,
        hints=1,
        reconciler=True,
        processes=1,
        token_requests=0,
        log_level="warning",
    ) as running:
        simulations = processes.worker("simulations", running.settings)
        yield running.url
        simulations.end()


@pytest.fixture
def seance(url: str) -> Iterator[Seance]:
    """A client of the service."""
    with Seance(url) as client:
        yield client
