import json

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.document import Json
from tests.tables import lay

SECRET = "abcdefghijklmnopqrstuvwxyz-0123456789"


def lines(capfd: pytest.CaptureFixture[str]) -> list[Json]:
    """What was logged since the last look."""
    return [json.loads(line) for line in capfd.readouterr().err.splitlines()]


def test_every_request_is_one_line(
    caller: InProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    A line has the request's id, operation, status, time and game.
    """
    table = lay(caller)
    lines(capfd)

    answer = table.get(0, x_request_id="my-request.1")

    (line,) = lines(capfd)
    assert "my-request.1" == line["request_id"] == answer.headers["X-Request-Id"]
    assert ("GET", "getGame", 200) == (
        line["method"],
        line["operation"],
        line["status"],
    )
    assert table.id == line["game"]
    assert 0 < line["ms"] < 60_000


def test_no_line_has_a_token_or_a_body(
    caller: InProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    Wherever a client puts its token, the log does not have it.
    """
    table = lay(caller)
    seat, command, etag = table.offer()
    table.send(seat, command, if_match=etag, idempotency_key=SECRET)
    caller.ask("GET", f"/v1/games/{SECRET}", token=SECRET)
    caller.ask(
        "GET", f"/{SECRET}?token={SECRET}", headers={"X-Request-Id": f"{SECRET} "}
    )

    logged = capfd.readouterr().err

    assert 6 == len(logged.splitlines())
    for told in (SECRET, table.owner, *table.tokens.values(), "ghooost"):
        assert told not in logged


@pytest.mark.parametrize("given", ["", "x" * 65, "two words", "ünïcode", "a\tb"])
def test_a_strange_request_id_is_replaced(caller: InProcess, given: str) -> None:
    """
    Only a short plain name is taken over from the client.
    """
    answer = caller.ask(
        "GET", "/v1/nowhere", headers={"X-Request-Id": given.encode().decode("latin-1")}
    )

    assert 16 == len(answer.headers["X-Request-Id"])
    assert answer.json["request_id"] == answer.headers["X-Request-Id"]


def test_a_log_for_trouble_has_no_requests(
    redis_url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    From the level warning on, a request is not worth a line.
    """
    quiet = InProcess(create_app(Settings(redis_url=redis_url, log_level="warning")))
    lines(capfd)

    assert 200 == quiet.ask("GET", "/v1/titles").status
    assert [] == lines(capfd)


def test_who_watches_the_service_leaves_no_lines(
    caller: InProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    Probes and metrics are asked for all the time and would drown the rest.
    """
    for path in ("/healthz", "/readyz", "/metrics"):
        caller.ask("GET", path)

    assert [] == lines(capfd)
