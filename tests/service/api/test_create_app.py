"""The app is a plain Flask app: extensions find in it what Flask promises them."""

import os
import subprocess
import sys
from typing import Any

import flask
import pytest
import werkzeug
from flask import (
    Flask,
    Response,
    abort,
    redirect,
    request,
    request_finished,
    request_started,
)

from service.api import create_app
from service.api.hooks.asked import asked
from service.settings import InvalidSetting, Settings
from tests.servers import RedisServer
from tests.tables import HUMAN


class Extension:
    """An ordinary extension: it registers hooks and notes when each of them ran."""

    def __init__(self, app: Flask) -> None:
        self.ran: list[str] = []
        app.before_request(self.before)
        app.after_request(self.after)
        app.teardown_request(self.teardown)
        request_started.connect(self.started, app)
        request_finished.connect(self.finished, app)

    def started(self, _: Flask, **__: Any) -> None:
        self.ran.append("request_started")

    def before(self) -> None:
        assert asked().id
        self.ran.append(f"before_request {request.endpoint}")

    def after(self, response: Response) -> Response:
        response.headers["X-Extension"] = "was here"
        self.ran.append(f"after_request {response.status_code}")
        return response

    def finished(self, _: Flask, **__: Any) -> None:
        self.ran.append("request_finished")

    def teardown(self, _: BaseException | None) -> None:
        self.ran.append("teardown_request")


def test_hooks_and_signals_of_an_extension_run(shared_redis: RedisServer) -> None:
    """
    Around an answer, a 304, a refusal of ours and a refusal of Flask's alike.
    """
    app = create_app(Settings(redis_url=shared_redis.url))
    extension = Extension(app)
    client = app.test_client()
    game = {"title": "ghooost", "seats": [HUMAN, HUMAN], "public": True}
    created = client.post("/v1/games", json=game)
    path = created.headers["Location"]
    etag = client.get(path).headers["ETag"]

    for method, path_, headers, endpoint, status in (
        ("GET", path, {}, "games.", 200),
        ("GET", path, {"If-None-Match": etag}, "games.", 304),
        ("GET", "/v1/games/unknown", {}, "games.", 404),
        ("POST", "/v1/games", {}, "games.", 415),
        ("GET", "/nowhere", {}, "None", 404),
        ("GET", "/docs", {}, "docs.", 200),
    ):
        extension.ran.clear()
        with client.open(path_, method=method, headers=headers) as answer:
            assert status == answer.status_code
            assert "was here" == answer.headers["X-Extension"]
        assert extension.ran[0] == "request_started"
        assert extension.ran[1].startswith(f"before_request {endpoint}")
        assert extension.ran[2:] == [
            f"after_request {status}",
            "request_finished",
            "teardown_request",
        ]


def test_an_extension_may_answer_instead_of_a_view(shared_redis: RedisServer) -> None:
    """
    As Flask documents: what a before_request function returns is the answer.
    """
    app = create_app(Settings(redis_url=shared_redis.url))
    app.before_request(lambda: ("closed for today", 503))

    answer = app.test_client().get("/v1/titles")

    assert (503, "closed for today") == (answer.status_code, answer.text)
    assert answer.headers["X-Request-Id"]


def test_an_extension_may_redirect(shared_redis: RedisServer) -> None:
    """
    What Flask raises to answer, not to refuse, is no problem.
    """
    app = create_app(Settings(redis_url=shared_redis.url))
    app.before_request(lambda: abort(redirect("/login")))

    answer = app.test_client().get("/v1/titles")

    assert (302, "/login") == (answer.status_code, answer.headers["Location"])


def test_a_fault_of_ours_is_a_problem_without_a_trace(
    shared_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    """
    500 with the id under which the log has the rest; hooks ran all the same.
    """
    app = create_app(Settings(redis_url=shared_redis.url))
    extension = Extension(app)

    @app.get("/broken")
    def broken() -> str:
        raise RuntimeError("a secret detail")

    answer = app.test_client().get("/broken")

    assert (500, "internal_error") == (answer.status_code, answer.get_json()["code"])
    assert answer.headers["X-Request-Id"] == answer.get_json()["request_id"]
    assert "secret" not in answer.text
    assert "a secret detail" in caplog.text
    assert "teardown_request" == extension.ran[-1]


WRONG_SETTINGS = {
    "SEANCE_PORT": "many",
    "SEANCE_REDIS_URL": "nowhere",
}


@pytest.mark.parametrize("name", WRONG_SETTINGS)
def test_a_wrong_setting_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """
    create_app() without settings reads the environment, and says what is wrong there.
    """
    monkeypatch.setenv("SEANCE_REDIS_URL", "redis://localhost")
    monkeypatch.setenv(name, WRONG_SETTINGS[name])

    with pytest.raises(InvalidSetting, match=name):
        create_app()


def test_flask_run_ends_in_a_sentence_not_in_a_trace() -> None:
    """
    `flask --app service.api run` without a Redis server to use.
    """
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("SEANCE_")
    }

    ended = subprocess.run(
        [sys.executable, "-m", "flask", "--app", "service.api", "run"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert 1 == ended.returncode
    assert ended.stderr.startswith("Error: SEANCE_REDIS_URL")
    assert "Traceback" not in ended.stderr


def test_the_app_is_flask_itself() -> None:
    """
    Neither the app nor its requests and responses are of classes of our own.
    """
    app = create_app(Settings(redis_url="redis://localhost"))

    assert flask.Flask is type(app)
    assert flask.Request is app.request_class
    assert flask.Response is app.response_class
    assert isinstance(app.url_map, werkzeug.routing.Map)
