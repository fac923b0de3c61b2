"""What holds for all operations alike: caching, languages, and what refuses any."""

from __future__ import annotations

from dataclasses import replace

import pytest

from service.api import create_app
from service.api.hooks.asked import begin
from service.api.limits.stream_shares import share_of_request
from service.api.problems import CONTENT_TYPE
from service.presentation.texts import LANGUAGES
from service.settings import Settings
from service.store.health import BOTS
from service.store.scripts import replicas
from tests.callers import InProcess
from tests.openapi.published import BY_ID
from tests.played import store
from tests.servers import RedisServer, redis_server
from tests.service.api.good_requests import SECRET, Asked, good_requests

KEY = "the-key-of-an-operator"

MOST_BYTES = 2_000

WAITING = {"listEvents": "?after=999&wait=1", "listMyTurns": "?wait=1"}
"""What makes an operation wait that does not otherwise."""


def refusing(code: str) -> list[str]:
    """Return every operation whose document has a code among its refusals."""
    return [
        name
        for name, operation in BY_ID.items()
        if any(
            code in problem.get("examples", {})
            for answer in operation["responses"].values()
            for problem in (answer.get("content", {}).get(CONTENT_TYPE, {}),)
        )
    ]


@pytest.fixture(scope="module")
def guarded(shared_redis: RedisServer) -> InProcess:
    """Calls a service that has an operator, small bodies and short streams."""
    settings = Settings(
        redis_url=shared_redis.url,
        operator_keys=(KEY,),
        secret=SECRET,
        max_body_bytes=MOST_BYTES,
        # The stream of an account has no end of its own.
        max_stream_seconds=0,
    )
    return InProcess(create_app(settings))


@pytest.fixture(scope="module")
def asked(guarded: InProcess) -> dict[str, Asked]:
    """A good request for each operation, which tests then spoil."""
    return good_requests(guarded, KEY)


def test_no_operation_is_left_out(asked: dict[str, Asked]) -> None:
    """
    There is a good request for each.
    """
    assert set(BY_ID) == set(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_says_its_language_and_who_may_keep_it(
    guarded: InProcess, language: str
) -> None:
    """
    Where there are texts, they are in the language asked for, and caches know it.
    """
    for name, good in good_requests(guarded, KEY).items():
        # A worker is alive, however long the requests before this one have taken.
        store(guarded).health.beat(BOTS)
        answer = good.of(guarded, Accept_Language=language)
        documented = BY_ID[name]["responses"][str(answer.status)]

        assert 200 <= answer.status < 300, (name, answer.data)
        assert answer.headers["Cache-Control"], name
        if "Content-Language" in documented["headers"]:
            assert language == answer.headers["Content-Language"], name
            if "no-store" not in answer.headers["Cache-Control"]:
                assert "Accept-Language" in answer.headers["Vary"], name


@pytest.mark.parametrize(
    "name", [name for name in BY_ID if "304" in BY_ID[name]["responses"]]
)
def test_what_has_an_etag_is_not_told_twice(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    304 without a body, under the same ETag and with the same advice to caches.
    """
    first = asked[name].of(guarded)

    again = asked[name].of(guarded, If_None_Match=first.etag)

    assert (304, b"") == (again.status, again.data)
    for header in ("ETag", "Cache-Control", "Vary"):
        assert first.headers[header] == again.headers[header]


@pytest.mark.parametrize("name", refusing("malformed_body"))
def test_bodies_that_are_none_are_refused(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    Half of one, one of another type, one too large, one with a field too many.
    """
    good = asked[name]
    half = good._replace(body=b"{", headers={"Content-Type": "application/json"})
    text = good._replace(body=b"{}", headers={"Content-Type": "text/plain"})
    more = {**good.body, "nonsense": 1}

    assert (400, "malformed_body") == half.of(guarded).refusal
    assert (415, "not_json") == text.of(guarded).refusal
    strange = good._replace(body=more).of(guarded)
    assert (422, "invalid_field") == strange.refusal
    assert ["/nonsense"] == [wrong["pointer"] for wrong in strange.json["errors"]]
    if name != "verifyReplay":
        # A replay may be larger than any other body; its own limit has its own test.
        large = half._replace(body=b" " * (MOST_BYTES + 1))
        assert (413, "body_too_large") == large.of(guarded).refusal


@pytest.mark.parametrize("name", BY_ID)
def test_a_strange_parameter_is_refused(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    A parameter that does not exist is named, with those that do, by every operation.
    """
    good = asked[name]
    known = [
        each["name"] for each in BY_ID[name]["parameters"] if each["in"] == "query"
    ]

    answer = good._replace(path=f"{good.path}?nonsense=1").of(guarded)

    assert (422, "invalid_field") == answer.refusal
    assert ["/nonsense"] == [wrong["pointer"] for wrong in answer.json["errors"]]
    assert answer.json["detail"].startswith("/nonsense: ")
    assert ", ".join(known) in answer.json["detail"]


@pytest.mark.parametrize("name", refusing("not_an_operator"))
def test_what_is_for_operators_is_refused_to_others(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    Without a key, with something that is no key, and with the wrong one.
    """
    good = asked[name]._replace(token="")

    nothing = good.of(guarded)
    no_key = good.of(guarded, Authorization="Basic abc")
    wrong = good._replace(token="another-key").of(guarded)

    assert (401, "token_missing") == nothing.refusal
    assert "key of an operator" in nothing.json["detail"]
    assert (401, "token_unknown") == no_key.refusal
    assert (403, "not_an_operator") == wrong.refusal


@pytest.mark.parametrize("name", refusing("token_unknown"))
def test_what_is_no_token_opens_nothing(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    Whatever else is right with the request.
    """
    answer = asked[name]._replace(token="").of(guarded, Authorization="Bearer a b")

    assert (401, "token_unknown") == answer.refusal
    assert "`Authorization: Bearer ...`" in answer.json["detail"]


@pytest.mark.parametrize("name", refusing("ticket_unknown"))
def test_what_is_no_ticket_opens_nothing(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    Nor does it with a token that is good.
    """
    good = asked[name]

    answer = good._replace(path=f"{good.path}?ticket=unknown").of(guarded)

    assert (401, "ticket_unknown") == answer.refusal


@pytest.mark.parametrize("name", refusing("too_many_streams"))
def test_more_streams_than_there_are_places_for_are_refused(
    shared_redis: RedisServer, guarded: InProcess, name: str
) -> None:
    """
    503 with Retry-After: another process, or a later moment, may have a place.
    """
    good = good_requests(guarded, KEY)[name]
    if name in WAITING:
        good = good._replace(path=f"{good.path}{WAITING[name]}")
    settings = Settings(redis_url=shared_redis.url, operator_keys=(KEY,), max_streams=1)
    full = InProcess(create_app(settings))
    full.app.config["STREAMS"].take()

    answer = good.of(full)

    assert (503, "too_many_streams") == answer.refusal
    assert answer.headers["Retry-After"]


@pytest.mark.parametrize("name", refusing("too_many_own_streams"))
def test_more_streams_than_one_client_may_keep_open_are_refused(
    shared_redis: RedisServer, guarded: InProcess, name: str
) -> None:
    """
    429 with Retry-After, while there is place for others.
    """
    good = good_requests(guarded, KEY)[name]
    if name in WAITING:
        good = good._replace(path=f"{good.path}{WAITING[name]}")
    settings = Settings(redis_url=shared_redis.url, address_streams=1)
    shared = InProcess(create_app(settings))
    here = {"REMOTE_ADDR": "127.0.0.1"}
    with shared.app.test_request_context(environ_overrides=here):
        begin()
        share = share_of_request()
    share.take()

    answer = good.of(shared)
    assert (429, "too_many_own_streams") == answer.refusal
    assert "5" == answer.headers["Retry-After"]
    assert "1" in answer.json["detail"]


def test_who_asks_too_often_is_refused_everything_that_counts(
    shared_redis: RedisServer, asked: dict[str, Asked]
) -> None:
    """
    429 for every operation but those of who watches the service.
    """
    settings = Settings(redis_url=shared_redis.url, address_requests=1)
    # The one request is the document's, which every caller here reads first.
    caller = InProcess(create_app(settings))
    limited = refusing("too_many_requests")

    for name, good in asked.items():
        if name in limited:
            answer = good._replace(token="").of(caller)
            assert (429, "too_many_requests") == answer.refusal, name
    assert {"liveness", "readiness", "metrics"} == set(asked) - set(limited)


def test_without_redis_every_operation_that_needs_it_says_so() -> None:
    """
    503 with Retry-After, and not one of them hangs.
    """
    needing = refusing("store_away")
    with redis_server() as redis:
        caller = InProcess(create_app(Settings(redis_url=redis.url, secret=SECRET)))
        asked = good_requests(caller)
        redis.stop()

        for name, good in asked.items():
            answer = good.of(caller)
            if name in needing:
                assert (503, "store_away") == answer.refusal, name
            else:
                assert answer.status in (200, 503), name


def test_every_operation_that_changes_a_game_waits_for_replicas(
    shared_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    503 where there are none.
    """
    monkeypatch.setattr(replicas, "MILLISECONDS", 1)
    settings = Settings(redis_url=shared_redis.url, operator_keys=(KEY,), secret=SECRET)
    asked = good_requests(InProcess(create_app(settings)), KEY)
    caller = InProcess(create_app(replace(settings, wait_replicas=1)))
    waiting = refusing("not_replicated")

    assert {"createGame", "sendCommands", "claimSeat"} < set(waiting)
    for name in waiting:
        assert (503, "not_replicated") == asked[name].of(caller).refusal, name
