"""getGame with If-None-Match: 304 if the game has not changed, else as without."""

from __future__ import annotations

import json

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.servers import RedisServer, redis_server
from tests.service.api.samples import samples
from tests.tables import Table, lay

UNKNOWN = "0123456789abcdef"


@pytest.fixture(scope="module")
def other_process(shared_redis: RedisServer) -> InProcess:
    """A caller of the same games through an app of its own."""
    return InProcess(create_app(Settings(redis_url=shared_redis.url)))


def ask(caller: InProcess, path: str, token: str, **sent: str) -> Answer:
    """Ask for a game under a name, in which refusals would differ otherwise."""
    headers = {name.replace("_", "-"): value for name, value in sent.items()}
    named = {"X-Request-Id": "the-same", **headers}
    return caller.ask("GET", path, token=token, headers=named)


def news(table: Table, **sent: str) -> tuple[str, str, dict[str, str]]:
    """What seat 0 asks when it has the game as it is now."""
    return table.path, table.tokens[0], {"If_None_Match": table.get(0).etag, **sent}


@pytest.mark.parametrize(
    "sent, status",
    [
        ({}, 304),
        ({"If_None_Match": "*"}, 304),
        ({"If_None_Match": '"1.0.0.en"'}, 200),
        ({"If_None_Match": "nonsense"}, 200),
        ({"Accept_Language": "fr"}, 200),
        ({"Authorization": "Bearer of bad news"}, 401),
        ({"Authorization": "Bearer unknown"}, 401),
    ],
    ids=str,
)
def test_only_an_etag_that_is_still_right_saves_the_body(
    caller: InProcess, sent: dict[str, str], status: int
) -> None:
    """
    Whatever is not 304 is what the same request gets without If-None-Match.
    """
    path, token, asked = news(lay(caller), **sent)
    without = {name: value for name, value in asked.items() if name != "If_None_Match"}

    conditional = ask(caller, path, token, **asked)
    plain = ask(caller, path, token, **without)

    assert status == conditional.status
    if status == 304:
        assert b"" == conditional.data
        assert plain.etag == conditional.etag
        assert "Content-Type" not in conditional.headers
        for header in ("Cache-Control", "Vary"):
            assert plain.headers[header] == conditional.headers[header]
    else:
        assert _told(plain) == _told(conditional)
        assert _lasting(plain) == _lasting(conditional)


def _told(answer: Answer) -> tuple[int, Json]:
    """The status and the body, without the time of day."""
    body = answer.json
    return answer.status, {**body, "server_time": ""}


def _lasting(answer: Answer) -> list[tuple[str, str]]:
    """The headers, without those that count requests."""
    return [
        (name, value)
        for name, value in answer.headers.items()
        if name not in ("RateLimit", "RateLimit-Policy")
    ]


def test_weak_and_listed_etags_count(caller: InProcess) -> None:
    """
    A proxy may have weakened the ETag, and a client may name several.
    """
    path, token, asked = news(lay(caller))
    etag = asked["If_None_Match"]

    weak = ask(caller, path, token, If_None_Match=f"W/{etag}")
    listed = ask(caller, path, token, If_None_Match=f'"another", {etag}')

    assert [304, 304] == [weak.status, listed.status]


@pytest.mark.parametrize("token", ["", "unknown"])
def test_who_may_not_see_a_game_gets_no_news_of_it(
    caller: InProcess, other_process: InProcess, token: str
) -> None:
    """
    An ETag that is right opens nothing, nor does the id of no game.
    """
    path, _, asked = news(lay(caller))

    refused = ask(caller, path, token, **asked)

    assert 401 == refused.status
    assert ask(other_process, path, token, **asked).data == refused.data
    unknown = ask(caller, f"/v1/games/{UNKNOWN}", token, **asked)
    assert (404, "unknown_game") == unknown.refusal


def test_what_another_process_has_just_done_is_news(
    caller: InProcess, other_process: InProcess
) -> None:
    """
    304 is about the game as it is now, not as this process saw it last.
    """
    table = lay(caller)
    path, token, asked = news(table)
    assert 304 == ask(caller, path, token, **asked).status

    table._replace(caller=other_process).play()

    assert 200 == ask(caller, path, token, **asked).status


def test_earlier_versions_and_other_paths_have_etags_of_their_own(
    caller: InProcess,
) -> None:
    """
    `version` is of a finished game only, as without If-None-Match.
    """
    table = lay(caller)
    table.play()
    path, token, asked = news(table)

    earlier = ask(caller, f"{path}?version=0", token, **asked)
    events = ask(caller, f"{path}/events", token, **asked)
    titles = ask(caller, "/v1/titles", token, **asked)

    assert (409, "game_not_finished") == earlier.refusal
    assert [200, 200] == [events.status, titles.status]


def test_no_news_is_logged_counted_and_limited(
    redis_url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """
    As any other request is; who has sent too many is refused before anything is read.
    """
    app = create_app(Settings(redis_url=redis_url, token_requests=2))
    caller = InProcess(app)
    path, token, asked = news(lay(caller))
    capfd.readouterr()

    unchanged = ask(caller, path, token, **asked)
    (line,) = capfd.readouterr().err.splitlines()
    statuses = [
        ask(caller, path, token, **asked, Accept_Language="nl").status for _ in range(2)
    ]

    logged = json.loads(line)
    assert (304, "the-same") == (unchanged.status, unchanged.headers["X-Request-Id"])
    assert ("getGame", 304, path) == (
        logged["operation"],
        logged["status"],
        f"/v1/games/{logged['game']}",
    )
    assert [200, 429] == statuses
    counted = samples(caller.ask("GET", "/metrics"))
    for status, times in ((200, 2), (304, 1), (429, 1)):
        name = f'seance_requests_total{{operation="getGame",status="{status}"}}'
        assert times == counted[name]


def test_no_news_of_a_store_that_is_away() -> None:
    """
    503 with Retry-After, not 304 from what this process remembers.
    """
    with redis_server() as redis:
        caller = InProcess(create_app(Settings(redis_url=redis.url)))
        path, token, asked = news(lay(caller))
        redis.stop()

        answer = ask(caller, path, token, **asked)

        assert (503, "store_away") == answer.refusal
        assert answer.headers["Retry-After"]
