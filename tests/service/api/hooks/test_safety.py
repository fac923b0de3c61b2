"""What browsers are told about every answer, and what is said about proxies."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.api import create_app
from service.api.hooks import forwarded
from service.api.limits.uri_length import LONGEST
from service.settings import Settings
from tests.callers import InProcess
from tests.tables import lay


def client(**more: Any) -> FlaskClient:
    """Whoever reads pages: they need no store."""
    return create_app(Settings(redis_url="redis://localhost", **more)).test_client()


@pytest.mark.parametrize(
    "path", ["/docs", "/docs/start.js", "/problems/bad_request", "/v1/titles", "/no"]
)
def test_nothing_is_taken_for_something_else(path: str) -> None:
    """
    Every answer says that its type is what it says; pages load nothing from elsewhere.
    """
    answer = client().get(path)

    assert "nosniff" == answer.headers["X-Content-Type-Options"]
    policy = answer.headers.get("Content-Security-Policy", "")
    assert (answer.mimetype == "text/html") == ("frame-ancestors 'none'" in policy)


def test_a_picture_runs_nothing(redis_url: str) -> None:
    """
    Opened by itself, it may have styles inside and nothing else.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    table = lay(caller)

    drawn = caller.ask("GET", f"{table.path}/board.svg", token=table.owner)

    policy = drawn.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "script" not in policy


def test_the_docs_page_keeps_no_key() -> None:
    """
    The key of an operator is gone with the page that it was typed into.
    """
    assert "persistAuthorization: false" in client().get("/docs/start.js").text


def test_a_uri_that_is_too_long_is_a_problem(redis_url: str) -> None:
    """
    Whether it names an operation or not.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))

    for path in ("/v1/games?cursor=", "/v1/games/"):
        answer = caller.ask("GET", path + "a" * LONGEST)
        assert (414, "uri_too_long") == answer.refusal


@pytest.mark.parametrize(
    "proxies, header, said",
    [
        (0, "", ""),
        (1, "192.0.2.1", ""),
        (1, "10.0.0.1, 192.0.2.1", ""),
        (0, "192.0.2.1", "SEANCE_PROXIES is 0, but requests name 1"),
        (1, "", "SEANCE_PROXIES is 1, but requests name 0"),
        (2, "192.0.2.1", "SEANCE_PROXIES is 2, but requests name 1"),
    ],
)
def test_a_wrong_number_of_proxies_is_logged_once(
    caplog: pytest.LogCaptureFixture, proxies: int, header: str, said: str
) -> None:
    """
    As soon as a request shows it; a probe does not.
    """
    visitor = client(proxies=proxies)
    headers = {"X-Forwarded-For": header} if header else {}

    def logged() -> list[str]:
        ours = (each for each in caplog.records if each.name == forwarded.__name__)
        return [each.getMessage() for each in ours]

    visitor.get("/healthz")
    assert [] == logged()
    for _ in range(2):
        visitor.get("/docs", headers=headers)

    assert bool(said) == len(logged())
    assert said in "".join(logged())
