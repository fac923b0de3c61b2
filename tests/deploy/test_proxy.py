"""The shipped proxy, run for real before a real API."""

import json
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection, HTTPSConnection
from itertools import count
from pathlib import Path

import pytest

from openapi.export import DOCUMENT
from service.api.limits.buckets import WINDOW_SECONDS
from tests.callers import OverHttp
from tests.deploy import proxy_problems
from tests.deploy.proxy import (
    FILES,
    HALF_A_BODY,
    HALF_A_HEAD,
    connect_slowly,
    files_for,
    is_closed,
    nginx,
    proxy,
)
from tests.document import Document
from tests.processes import Service, service
from tests.servers import PATIENCE, wait_until
from tests.tables import lay

NOWHERE = "http://127.0.0.1:9"
"""Nobody listens there."""

THREADS = 8

TLS = Path(__file__).parent / "tls"
"""A certificate for localhost that nobody trusts."""


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    """An API that a handful of slow clients would take down."""
    with service(processes=1, api_threads=THREADS, max_streams=4, proxies=1) as started:
        yield started


def ask(
    port: int, path: str, source: str = "127.0.0.1", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Ask the proxy once, from one of the addresses of this machine."""
    connection = HTTPConnection(
        "127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0)
    )
    with closing(connection):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=named)
        answer = connection.getresponse()
        return answer.status, dict(answer.headers), answer.read()


def test_slow_clients_hold_up_nobody(running: Service) -> None:
    """
    Many more half heads and half bodies than the API has threads, and players go on.

    Each slow client is sent away when its time is up.
    """
    quick = {"client_header_timeout 10s": "client_header_timeout 2s"}
    quick |= {"client_body_timeout 10s": "client_body_timeout 2s"}
    with ExitStack() as stack:
        front = stack.enter_context(proxy(running.url, quick))
        slow = [
            stack.enter_context(connect_slowly(front.port, source, begins))
            for _ in range(25 * THREADS // 4)
            for source in ("127.0.0.2", "127.0.0.3")
            for begins in (HALF_A_HEAD, HALF_A_BODY)
        ]

        caller = stack.enter_context(closing(OverHttp(front.url)))
        table = lay(caller)
        assert [200] * 5 == [table.play().status for _ in range(5)]

        wait_until(lambda: all(map(is_closed, slow)), "slow clients are sent away")
        assert 200 == table.play().status


def test_an_address_has_a_bounded_number_of_connections(running: Service) -> None:
    """
    Also of those that never send a whole head; other addresses do not feel it.
    """
    fewer = {"limit_conn connections 256": "limit_conn connections 8"}
    fewer |= {"client_header_timeout 10s": f"client_header_timeout {PATIENCE:.0f}s"}
    with ExitStack() as stack:
        front = stack.enter_context(proxy(running.url, fewer))
        greedy = [
            stack.enter_context(connect_slowly(front.port, "127.0.0.2", HALF_A_HEAD))
            for _ in range(12)
        ]

        wait_until(lambda: 4 == sum(map(is_closed, greedy)), "four are refused")
        assert 200 == ask(front.port, "/v1/titles", "127.0.0.3")[0]
        kept = [each for each in greedy if not is_closed(each)]
        kept[0].sendall(b"done\r\nConnection: close\r\n\r\n")
        kept[0].setblocking(True)
        assert kept[0].recv(4096).startswith(b"HTTP/1.1 200 ")


def test_the_api_counts_by_the_address_that_the_proxy_saw(running: Service) -> None:
    """
    An X-Forwarded-For of the client's own changes nothing.
    """
    with proxy(running.url) as front:

        def left(source: str, claimed: str) -> str:
            _, headers, _ = ask(
                front.port, "/v1/titles", source, X_Forwarded_For=claimed
            )
            return headers["RateLimit"].partition(";t=")[0]

        for number in count():
            minute = time.time() // WINDOW_SECONDS
            seen = [
                left(f"127.0.{number}.7", "10.0.0.1"),
                left(f"127.0.{number}.7", "10.0.0.2"),
                left(f"127.0.{number}.8", "10.0.0.1"),
            ]
            # Counting starts again with every minute.
            if time.time() // WINDOW_SECONDS == minute:
                break

    quota = running.settings.address_requests
    told = [f'"address";r={quota - spent}' for spent in (1, 2, 1)]
    assert told == seen


def test_a_stream_comes_through_as_it_happens(running: Service) -> None:
    """
    An event arrives while the stream stays open: nothing waits for a full buffer.
    """
    with proxy(running.url) as front, closing(OverHttp(front.url)) as caller:
        table = lay(caller)
        stream = HTTPConnection("127.0.0.1", front.port, timeout=PATIENCE)
        with closing(stream):
            known = table.events().json["items"][-1]["number"]
            stream.request(
                "GET",
                f"{table.path}/stream?after={known}",
                headers={"Authorization": f"Bearer {table.owner}"},
            )
            answer = stream.getresponse()
            assert b"retry" in answer.readline()

            assert 200 == table.play().status

            line = answer.readline()
            while not line.startswith(b"data: "):
                line = answer.readline()
            assert known + 1 == json.loads(line.removeprefix(b"data: "))["number"]


@pytest.mark.parametrize(
    "path, size, refusal",
    [
        ("/v1/titles?q=" + "a" * 9000, 0, (414, "uri_too_long")),
        ("/v1/games", 70_000, (413, "body_too_large")),
        ("/v1/verifications", 5_000_000, (413, "body_too_large")),
        ("/metrics", 0, (404, "unknown_path")),
        ("/readyz", 0, (404, "unknown_path")),
        ("/_problem/not_ready", 0, (404, "unknown_path")),
        ("/v1/titles", 0, (503, "not_ready")),
    ],
)
def test_what_the_proxy_refuses_is_a_problem(
    path: str, size: int, refusal: tuple[int, str]
) -> None:
    """
    In the form, the words and the languages of the API, which is not even there.
    """
    with proxy(NOWHERE) as front:
        connection = HTTPConnection("127.0.0.1", front.port, timeout=PATIENCE)
        with closing(connection):
            headers = {"Accept-Language": "nl", "Content-Length": str(size)}
            connection.request("POST" if size else "GET", path, headers=headers)
            answer = connection.getresponse()
            problem = json.loads(answer.read())

    assert refusal == (problem["status"], problem["code"])
    assert refusal[0] == answer.status
    assert "application/problem+json" == answer.headers["Content-Type"]
    # Nothing is read of a head whose first line is too long.
    language = "en" if refusal[0] == 414 else "nl"
    assert language == answer.headers["Content-Language"]
    assert answer.headers["X-Request-Id"] == problem["request_id"]
    assert ("1" if refusal[0] == 503 else None) == answer.headers["Retry-After"]
    Document(DOCUMENT.read_bytes()).judge("Problem", problem)


def test_a_head_that_is_too_large_is_a_problem_too() -> None:
    """
    400, before anything behind the proxy hears of it.
    """
    with proxy(NOWHERE) as front:
        status, headers, body = ask(front.port, "/v1/titles", X_Large="a" * 40_000)

    assert (400, "bad_request") == (status, json.loads(body)["code"])
    assert "application/problem+json" == headers["Content-Type"]


def test_the_words_of_the_proxy_are_those_of_the_api() -> None:
    """
    ``python -m tests.deploy.proxy_problems`` writes them.
    """
    assert proxy_problems.text() == proxy_problems.FILE.read_text()


def test_no_query_string_is_logged(running: Service) -> None:
    """
    Tickets stand there; neither the lines of requests nor those of errors have them.
    """
    with proxy(running.url) as front:
        ask(front.port, "/v1/titles?ticket=secret-1", Referer="http://a/?t=secret-2")
        ask(front.port, "/v1/titles?ticket=secret-3" + "a" * 9000)
        wait_until(lambda: front.log.count('"status"') == 2, "two lines")
        assert '"path":"/v1/titles","status":' in front.log
        assert "secret" not in front.log
    with proxy(NOWHERE) as front:
        assert 503 == ask(front.port, "/v1/titles?ticket=secret-4")[0]
        wait_until(lambda: '"status":503' in front.log)
        assert "secret" not in front.log


def test_the_example_with_tls_serves(running: Service) -> None:
    """
    tls.conf in the place of server.conf, with a certificate.
    """
    tls = (FILES / "tls.conf").read_text().replace("/etc/seance/tls", str(TLS))
    trust = ssl.create_default_context(cafile=str(TLS / "fullchain.pem"))
    with proxy(running.url, server=tls) as front:
        connection = HTTPSConnection(
            "localhost", front.port, timeout=PATIENCE, context=trust
        )
        with closing(connection):
            connection.request("GET", "/v1/titles")
            answer = connection.getresponse()
            assert 200 == answer.status
            assert answer.headers["Strict-Transport-Security"]


@pytest.mark.parametrize("upstream", ["upstream", "upstream.compose"])
def test_the_files_are_good_as_they_are(tmp_path: Path, upstream: str) -> None:
    """
    Nginx finds no fault with the shipped files, alone and in compose.
    """
    files_for(tmp_path, upstream=(FILES / f"{upstream}.conf").read_text())

    checked = subprocess.run(
        (nginx(), "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == checked.returncode, checked.stderr
