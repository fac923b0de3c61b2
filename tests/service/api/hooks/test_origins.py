from typing import Any

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


def test_no_page_may_call_unless_it_is_said(shared_redis: RedisServer) -> None:
    """
    Without the setting, browsers keep every other origin out.
    """
    answer = ask(shared_redis, "", "GET", headers={"Origin": HERE})

    assert ALLOWED not in answer.headers
