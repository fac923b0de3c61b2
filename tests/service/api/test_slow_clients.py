"""Clients that stop in the middle of a request, at an API without a proxy."""

import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPResponse
from socket import socket

import pytest

from tests.callers import OverHttp
from tests.deploy.proxy import HALF_A_BODY, HALF_A_HEAD, connect_slowly, is_closed
from tests.processes import Service, service
from tests.servers import wait_until

THREADS = 2


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    """An API with few threads that does not wait for long."""
    with service(
        processes=1, api_threads=THREADS, max_streams=1, silent_seconds=1
    ) as started:
        yield started


def slow(running: Service, begins: bytes) -> socket:
    """Begin a request and do not go on."""
    return connect_slowly(running.settings.port, "127.0.0.1", begins)


def test_silent_clients_lose_their_threads(running: Service) -> None:
    """
    More half heads and half bodies than there are threads, and then an honest request.
    """
    sockets = [
        slow(running, begins)
        for _ in range(THREADS)
        for begins in (HALF_A_HEAD, HALF_A_BODY)
    ]

    with closing(OverHttp(running.url)) as caller:
        assert 200 == caller.ask("GET", "/v1/titles").status
    wait_until(lambda: all(map(is_closed, sockets)), "all are sent away")
    for each in sockets:
        each.close()


def test_half_a_body_is_refused_by_a_problem(running: Service) -> None:
    """
    408: whoever still listens knows what was wrong.
    """
    with closing(slow(running, HALF_A_BODY)) as client:
        client.setblocking(True)
        answer = HTTPResponse(client)
        answer.begin()
        problem = json.loads(answer.read())

    assert (408, "too_slow") == (answer.status, problem["code"])
