from importlib import metadata
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api import create_app
from service.settings import Settings
from tests.servers import RedisServer

HERE = "https://front.example"
ELSEWHERE = "https://other.example"
ALLOWED = "Access-Control-Allow-Origin"


def ask(redis: RedisServer, origins: str, method: str, **more: Any) -> TestResponse:
    environment = {"SEANCE_REDIS_URL": redis.url, "SEANCE_ORIGINS": origins}
    client = create_app(Settings.load(environment)).test_client()
    return client.open("/v1/games", method=method, **more)


def test_a_page_may_call_if_its_origin_is_named(shared_redis: RedisServer) -> None:
    """
    The browser is told so, and which headers the page may read.
    """
    named = ask(shared_redis, HERE, "GET", headers={"Origin": HERE})
    other = ask(shared_redis, HERE, "GET", headers={"Origin": ELSEWHERE})

    assert HERE == named.headers[ALLOWED]
    assert "ETag" in named.headers["Access-Control-Expose-Headers"]
    assert ALLOWED not in other.headers
    assert "Origin" in named.vary
    assert "Origin" in other.vary


def test_a_browser_may_ask_before_it_sends(shared_redis: RedisServer) -> None:
    """
    Methods and headers of the operation are told, with the token's among them.
    """
    headers = {"Origin": HERE, "Access-Control-Request-Method": "POST"}

    answer = ask(shared_redis, HERE, "OPTIONS", headers=headers)

    assert 200 == answer.status_code
    assert HERE == answer.headers[ALLOWED]
    assert "POST" in answer.headers["Access-Control-Allow-Methods"]
    assert "Authorization" in answer.headers["Access-Control-Allow-Headers"]
    assert "If-Match" in answer.headers["Access-Control-Allow-Headers"]


def test_a_refusal_can_be_read_too(shared_redis: RedisServer) -> None:
    """
    A page gets the problem, not a failure without a reason.
    """
    answer = ask(shared_redis, "*", "POST", json={}, headers={"Origin": HERE})

    assert 422 == answer.status_code
    assert "*" == answer.headers[ALLOWED]


@pytest.mark.parametrize(
    "origin",
    [
        *(HERE, "null", "http://localhost.example", "http://127.0.0.1.example"),
        *("http://10.0.0.1:8000", "http://[::1", "localhost:3000", "file://"),
    ],
)
def test_no_page_may_call_unless_it_is_said(
    shared_redis: RedisServer, origin: str
) -> None:
    """
    Without the setting, browsers keep every page of another machine out.
    """
    answer = ask(shared_redis, "", "GET", headers={"Origin": origin})

    assert ALLOWED not in answer.headers
    assert "Origin" in answer.vary


@pytest.mark.parametrize(
    "origin",
    [
        *("http://localhost:3000", "http://127.0.0.1:5173"),
        *("http://[::1]:8080", "https://localhost"),
    ],
)
def test_pages_of_this_machine_may_call_a_service_on_it(
    shared_redis: RedisServer, origin: str
) -> None:
    """
    Whoever writes a front end needs no setting; one that is made goes first.
    """
    here = ask(shared_redis, "", "GET", headers={"Origin": origin})
    named = ask(shared_redis, HERE, "GET", headers={"Origin": origin})

    assert origin == here.headers[ALLOWED]
    assert ALLOWED not in named.headers


def test_a_service_for_others_takes_no_page_by_itself(
    shared_redis: RedisServer,
) -> None:
    """
    Only on a loopback address is a page of loopback one of the same machine.
    """
    settings = Settings(
        redis_url=shared_redis.url, host="0.0.0.0", operator_keys=("k" * 32,)
    )
    client = create_app(settings).test_client()

    answer = client.get("/v1/games", headers={"Origin": "http://localhost:3000"})

    assert ALLOWED not in answer.headers


def test_every_answer_names_the_build(shared_redis: RedisServer) -> None:
    """
    A page can read it, and tell that the service is newer than itself.
    """
    answers = [
        ask(shared_redis, "*", "GET", headers={"Origin": HERE}),
        ask(shared_redis, "*", "POST", json={}),
    ]

    assert 1 == len({answer.headers["Seance-Build"] for answer in answers})
    version, _, digest = answers[0].headers["Seance-Build"].partition("+")
    assert metadata.version("seance") == version
    assert 12 == len(digest)
    assert "Seance-Build" in answers[0].headers["Access-Control-Expose-Headers"]
