from pathlib import Path

import pytest

from tests.architecture.hops import BEGIN, END, MOST_HOPS, block, hops, record
from tests.servers import RedisServer

README = Path(__file__).parents[2] / "service/README.md"


@pytest.fixture(scope="module")
def found(shared_redis: RedisServer) -> list[str]:
    """The hops of one request."""
    return hops(record(shared_redis.url))


def test_a_command_takes_few_hops_to_the_store(found: list[str]) -> None:
    """
    A reader can follow a request: from the WSGI entry to the commit there are few.
    """
    assert len(found) <= MOST_HOPS, found


def test_the_page_lists_the_hops_as_they_are(found: list[str]) -> None:
    """
    Refresh the list with ``python -m tests.architecture.hops``.
    """
    text = README.read_text()
    shown = text[text.index(BEGIN) : text.index(END) + len(END)]

    assert block(found) == shown
