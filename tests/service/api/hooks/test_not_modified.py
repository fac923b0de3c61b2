"""A glance tells what the view would have told, and is noted down like it."""

from __future__ import annotations

import json

import pytest

from service.api import create_app
from service.api.app import Service
from service.settings import Settings
from tests.callers import Answer, InProcess
from tests.servers import RedisServer, redis_server
from tests.service.api.samples import samples
from tests.tables import Table, lay

UNKNOWN = "0123456789abcdef"


@pytest.fixture(scope="module")
def viewer(shared_redis: RedisServer) -> InProcess:
    """A caller of the same games whose requests are all answered by views."""
    app = create_app(Settings(redis_url=shared_redis.url))
    assert isinstance(app, Service)
    app.glance = lambda _: None
    return InProcess(app)


def ask(caller: InProcess, path: str, token: str, **said: str) -> Answer:
    """Ask for a game under a name, in which refusals would differ otherwise."""
    headers = {name.replace("_", "-"): value for name, value in said.items()}
    named = {"X-Request-Id": "the-same", **headers}
    return caller.ask("GET", path, token=token, headers=named)


def news(table: Table, **said: str) -> tuple[str, str, dict[str, str]]:
    """What seat 0 asks when it has the game as it is now."""
    return table.path, table.tokens[0], {"If_None_Match": table.get(0).etag, **said}


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"If_None_Match": "*"},
        {"If_None_Match": '"1.0.0.en"'},
        {"If_None_Match": "nonsense"},
        {"Accept_Language": "fr"},
        {"Authorization": "Bearer of bad news"},
        {"Authorization": "Bearer unknown"},
    ],
    ids=str,
)
def test_a_glance_tells_what_the_view_tells(
    caller: InProcess, viewer: InProcess, said: dict[str, str]
) -> None:
    """
    No news, news and refusals: the same status, headers and body.
    """
    path, token, asked = news(lay(caller), **said)

    glanced = ask(caller, path, token, **asked)
    viewed = ask(viewer, path, token, **asked)

    assert viewed.status == glanced.status
    assert viewed.data == glanced.data
    assert _lasting(viewed) == _lasting(glanced)


def _lasting(answer: Answer) -> list[tuple[str, str]]:
    """The headers, without those that count requests."""
    return [
        (name, value)
        for name, value in answer.headers.items()
        if name not in ("RateLimit", "RateLimit-Policy")
    ]


@pytest.mark.parametrize("token", ["", "unknown"])
def test_who_may_not_see_a_game_gets_no_news_of_it(
    caller: InProcess, viewer: InProcess, token: str
) -> None:
    """
    An ETag that is right opens nothing, nor does the id of no game.
    """
    path, _, asked = news(lay(caller))

    refused = ask(caller, path, token, **asked)

    assert 401 == refused.status
    assert ask(viewer, path, token, **asked).data == refused.data
    unknown = ask(caller, f"/v1/games/{UNKNOWN}", token, **asked)
    assert (404, "unknown_game") == unknown.refusal


def test_a_glance_is_of_the_game_as_it_is_now(
    caller: InProcess, viewer: InProcess
) -> None:
    """
    What another process has just done is news.
    """
    table = lay(caller)
    path, token, asked = news(table)
    assert 304 == ask(caller, path, token, **asked).status

    table._replace(caller=viewer).play()

    assert 200 == ask(caller, path, token, **asked).status


def test_earlier_versions_and_other_paths_are_left_to_views(
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


def test_glances_are_logged_counted_and_limited(
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


def test_a_glance_at_a_store_that_is_away_is_refused() -> None:
    """
    503 at once: the view does not try again.
    """
    with redis_server() as redis:
        caller = InProcess(create_app(Settings(redis_url=redis.url)))
        path, token, asked = news(lay(caller))
        redis.stop()

        answer = ask(caller, path, token, **asked)

        assert (503, "store_away") == answer.refusal
        assert answer.headers["Retry-After"]
