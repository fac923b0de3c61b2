"""How many streams and long polls one client keeps open."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection, HTTPResponse

import pytest

from tests.callers import OverHttp
from tests.processes import Service, service
from tests.servers import PATIENCE, wait_until
from tests.tables import Table, lay

OF_TOKEN, OF_ADDRESS, OF_ALL = 2, 3, 5


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    """An API that keeps few streams open."""
    with service(
        processes=1,
        api_threads=OF_ALL + 2,
        max_streams=OF_ALL,
        token_streams=OF_TOKEN,
        address_streams=OF_ADDRESS,
    ) as started:
        yield started


class Reader:
    """Opens streams and long polls from one address, and keeps them open."""

    def __init__(self, running: Service, stack: ExitStack) -> None:
        self._port = running.settings.port
        self._stack = stack

    def open(
        self, path: str, token: str, source: str = "127.0.0.1"
    ) -> tuple[HTTPConnection, HTTPResponse]:
        connection = HTTPConnection(
            "127.0.0.1", self._port, timeout=PATIENCE, source_address=(source, 0)
        )
        self._stack.enter_context(closing(connection))
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        return connection, connection.getresponse()

    def status(self, table: Table, token: str, source: str = "127.0.0.1") -> int:
        return self.open(f"{table.path}/stream", token, source)[1].status


def test_a_client_leaves_streams_to_others(running: Service) -> None:
    """
    A token has its share, an address has one for all its tokens.

    Ordinary requests are answered whatever is open; who closes a stream may open one.
    """
    with ExitStack() as stack:
        caller = stack.enter_context(closing(OverHttp(running.url)))
        table, reader = lay(caller), Reader(running, stack)
        ann, bob = table.tokens[0], table.tokens[1]
        path = f"{table.path}/stream"

        first, answer = reader.open(path, ann)
        assert [200, 200] == [answer.status, reader.status(table, ann)]
        _, refused = reader.open(path, ann)
        problem = json.loads(refused.read())
        assert (429, "too_many_own_streams") == (refused.status, problem["code"])
        assert f"{OF_TOKEN} at a time" in problem["detail"]
        assert refused.headers["Retry-After"] in problem["detail"]

        assert 200 == reader.status(table, bob)
        assert 429 == reader.status(table, bob)
        poll = f"{table.path}/events?after=999&wait=25"
        assert 429 == reader.open(poll, bob)[1].status
        assert 200 == table.events().status

        assert 200 == reader.status(table, bob, "127.0.0.2")

        answer.close()
        first.close()
        # The API notices that a stream is closed when it has something to tell.
        wait_until(
            lambda: (
                table.play().status == 200 and reader.status(table, table.owner) == 200
            ),
            "a place is free",
        )
