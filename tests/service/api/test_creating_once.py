"""Every POST that creates something does so once under one Idempotency-Key."""

from __future__ import annotations

import re
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from service.api import create_app
from service.settings import Settings
from service.store import keys
from tests.callers import Answer, InProcess
from tests.document import Json
from tests.openapi.published import BY_ID
from tests.played import store
from tests.servers import RedisServer
from tests.service.api.good_requests import SECRET, Asked, good_requests, new_name
from tests.tables import HUMAN, OPEN, lay

KEY = "the-key-of-an-operator"

SHORT = "x" * 21

NEW_GAME = Asked("POST", "/v1/games", {"title": "ghooost", "seats": [HUMAN, HUMAN]})

PERSON = {"kind": "person"}

TOKEN = re.compile(rb'[".]([A-Za-z0-9_-]{43})"')


def taking_a_key() -> list[str]:
    """Every operation that takes an Idempotency-Key and creates something."""
    return [
        name
        for name, operation in BY_ID.items()
        if name not in ("sendCommands", "requestUndo", "answerUndo")
        and any(each["name"] == "Idempotency-Key" for each in operation["parameters"])
    ]


def with_tokens(name: str) -> bool:
    """Whether an operation wants a key that is a secret."""
    return "idempotency_key_too_short" in str(BY_ID[name]["responses"]["422"])


def new_key() -> str:
    """A key as an SDK makes one."""
    return secrets.token_hex(16)


def tokens_in(data: bytes) -> set[bytes]:
    """Every token in an answer."""
    return set(TOKEN.findall(data))


def everything_in(caller: InProcess) -> bytes:
    """All that the store holds: names of keys and what they have, as Redis tells it."""
    found: list[Any] = []
    with store(caller).database.client() as redis:
        for key in redis.keys("*"):
            kind = redis.type(key)
            found.append(key)
            if kind == b"string":
                found.append(redis.get(key))
            elif kind == b"hash":
                found.append(redis.hgetall(key))
            elif kind == b"list":
                found.append(redis.lrange(key, 0, -1))
            elif kind == b"set":
                found.append(redis.smembers(key))
            elif kind == b"zset":
                found.append(redis.zrange(key, 0, -1))
            elif kind == b"stream":
                found.append(redis.xrange(key))
    return repr(found).encode()


@pytest.fixture(scope="module")
def guarded(shared_redis: RedisServer) -> InProcess:
    """Calls a service that has an operator, and quotas that nobody reaches."""
    settings = Settings(redis_url=shared_redis.url, operator_keys=(KEY,), secret=SECRET)
    return InProcess(create_app(settings))


@pytest.fixture(scope="module")
def good(guarded: InProcess) -> dict[str, Asked]:
    """A good request for each operation."""
    return good_requests(guarded, KEY)


@pytest.fixture
def asked(guarded: InProcess, good: dict[str, Asked]) -> dict[str, Asked]:
    """The same, with an open seat of its own for the test."""
    account = good["createAccount"]._replace(body={**PERSON, "name": new_name()})
    return {**good, "claimSeat": claim(guarded), "createAccount": account}


def claim(caller: InProcess) -> Asked:
    """A request for an open seat."""
    return Asked("POST", f"{lay(caller, HUMAN, OPEN).path}/seats/1/claims", {})


def test_all_that_creates_something_takes_a_key() -> None:
    """
    The list of operations is the contract; whoever adds one decides.
    """
    assert {
        *("createGame", "forkGame", "claimSeat", "createTicket", "requestHint"),
        *("createSimulation", "createTournament", "createSchedule"),
        *("createAccount", "createKey", "createInvitation"),
        *("createWebhook", "testWebhook", "rotateWebhookSecret"),
    } <= set(taking_a_key())


def test_a_repeated_request_gets_the_answer_of_the_first(
    guarded: InProcess, asked: dict[str, Asked]
) -> None:
    """
    Byte for byte, tokens included, with its headers; another body is 422.
    """
    for name in taking_a_key():
        good, key = asked[name], new_key()
        first = good.of(guarded, Idempotency_Key=key)
        again = good.of(guarded, Idempotency_Key=key)
        other = _other(name, good).of(guarded, Idempotency_Key=key)

        assert 200 <= first.status < 300, (name, first.data)
        assert (first.status, first.data) == (again.status, again.data), name
        assert "Idempotency-Replayed" not in first.headers, name
        assert "true" == again.headers["Idempotency-Replayed"], name
        for header in ("Location", "ETag", "Cache-Control", "Content-Language"):
            assert first.headers.get(header) == again.headers.get(header), name
        assert bool(tokens_in(first.data)) <= with_tokens(name), name
        assert (422, "idempotency_key_reused") == other.refusal, name


OTHERS: dict[str, Json] = {
    "createGame": {"seed": "another"},
    "forkGame": {"public": True},
    "claimSeat": {"name": "Ann"},
    "createSimulation": {"games": 3},
    "createTournament": {"seed": "another"},
    "createAccount": {"about": "Another."},
    "createKey": {"scopes": ["play"]},
    "createWebhook": {"about": "Another."},
    "createSpectator": {"delay": 5},
    "createSchedule": {"zone": "Europe/Paris"},
}
"""What makes the body of a request another one that is good, too."""


def _other(name: str, good: Asked) -> Asked:
    """The same request with another body; one without a body gets one."""
    changes = OTHERS.get(name)
    return good._replace(body={**good.body, **changes} if changes else b"{}")


@pytest.mark.parametrize("name", ["createGame", "claimSeat", "createTournament"])
def test_of_several_at_the_same_time_one_is_carried_out(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    All get the same answer with the same tokens, and nobody is told to wait.
    """
    for _ in range(5):
        one = claim(guarded) if name == "claimSeat" else asked[name]
        barrier = threading.Barrier(4)

        def send(one: Asked, key: str, barrier: threading.Barrier) -> Answer:
            barrier.wait()
            return one.of(guarded, Idempotency_Key=key)

        with ThreadPoolExecutor(4) as pool:
            work = partial(send, one, new_key(), barrier)
            answers = [each.result() for each in [pool.submit(work) for _ in range(4)]]

        assert 1 == len({(each.status, each.data) for each in answers}), answers
        assert answers[0].status in (201, 202)


@pytest.mark.parametrize("name", ["createGame", "createTournament", "createSchedule"])
def test_one_thing_is_made(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    However often it was asked for, the lists have it once.
    """
    good, key = asked[name], new_key()
    body = {**good.body, "public": True} if name == "createGame" else good.body
    good = good._replace(body=body)
    ids = {good.of(guarded, Idempotency_Key=key).json["id"] for _ in range(3)}

    listed = guarded.ask("GET", good.path, token=good.token).json["items"]
    assert 1 == len(ids)
    assert 1 == sum(each["id"] in ids for each in listed)


@pytest.mark.parametrize(
    "name",
    ["createGame", "forkGame", "claimSeat", "createTournament", "createAccount"],
)
def test_who_died_before_it_could_answer_has_made_what_the_next_one_finds(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    Without its answer the request is carried out again: the same thing, its tokens too.
    """
    good, key = asked[name], new_key()
    first = good.of(guarded, Idempotency_Key=key)
    with store(guarded).database.client() as redis:
        redis.delete(*redis.keys("seance:*:creation:*:answer"))

    again = good.of(guarded, Idempotency_Key=key)

    assert first.status == again.status
    assert "Idempotency-Replayed" not in again.headers
    assert first.json.get("id") == again.json.get("id")
    assert tokens_in(first.data) == tokens_in(again.data)
    assert first.headers["Location"] == again.headers["Location"]


def test_whoever_reads_the_store_learns_neither_tokens_nor_keys(
    guarded: InProcess, asked: dict[str, Asked]
) -> None:
    """
    Not in the names of keys, not in the stored answers, not in what was made.
    """
    external = {"name": "Out", "external": True}
    told, sent = set(), set()
    for name in filter(with_tokens, taking_a_key()):
        good, key = asked[name], new_key()
        if name == "createTournament":
            entrants = [*good.body["entrants"], external]
            good = good._replace(body={**good.body, "entrants": entrants})
        answer = good.of(guarded, Idempotency_Key=key)
        assert answer.status in (201, 202), (name, answer.data)
        told |= tokens_in(answer.data)
        sent.add(key.encode())
    held = everything_in(guarded)

    assert len(told) >= 8
    assert b":creation:" in held
    for secret in told | sent:
        assert secret not in held


@pytest.mark.parametrize("name", taking_a_key())
def test_a_strange_key_is_refused(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    One of other characters always, a short one where tokens would follow from it.
    """
    good = asked[name]

    strange = good.of(guarded, Idempotency_Key="a b")
    short = good.of(guarded, Idempotency_Key=SHORT)

    assert (400, "malformed_header") == strange.refusal
    if with_tokens(name):
        assert (422, "idempotency_key_too_short") == short.refusal
    else:
        assert short.status in (201, 202)


def test_keys_of_different_bearers_do_not_meet(guarded: InProcess) -> None:
    """
    Nor do those of different games: nobody is told which keys others used.
    """
    key, table = new_key(), lay(guarded, HUMAN, OPEN)
    ticket = Asked("POST", f"{table.path}/tickets", token=table.owner)
    first = ticket.of(guarded, Idempotency_Key=key)

    second = ticket._replace(token=table.tokens[0]).of(guarded, Idempotency_Key=key)
    third = NEW_GAME.of(guarded, Idempotency_Key=key)

    assert 201 == first.status == second.status == third.status
    assert first.json["ticket"] != second.json["ticket"]


def test_what_the_rules_refuse_is_stored(guarded: InProcess) -> None:
    """
    A refusal by a rule of the title is repeated as it was; a full seat is not.
    """
    one = {"title": "ghooost", "seats": [HUMAN]}
    bad, key = NEW_GAME._replace(body=one), new_key()

    first = bad.of(guarded, Idempotency_Key=key)
    again = bad.of(guarded, Idempotency_Key=key)

    assert (422, "bad_setup") == first.refusal
    assert first.data == again.data
    assert "true" == again.headers["Idempotency-Replayed"]
    assert "application/problem+json" == again.headers["Content-Type"]


def test_a_repeated_request_counts_for_no_quota(shared_redis: RedisServer) -> None:
    """
    Who has used up a quota still gets the answer to what was created within it.
    """
    settings = Settings(
        redis_url=shared_redis.url, operator_keys=(KEY,), create_quota=(0, 2, 0)
    )
    caller, key = InProcess(create_app(settings)), new_key()
    mine = NEW_GAME._replace(token=new_key())
    first = mine.of(caller, Idempotency_Key=key)
    for _ in range(3):
        mine.of(caller, Idempotency_Key=key)
    assert 201 == mine.of(caller, Idempotency_Key=new_key()).status

    late, again = new_key(), mine.of(caller, Idempotency_Key=key)

    assert first.data == again.data
    assert (429, "quota_exceeded") == mine.of(caller, Idempotency_Key=late).refusal


def test_reservations_and_answers_are_kept_for_a_day(guarded: InProcess) -> None:
    """
    Both expire by themselves after 24 hours.
    """
    NEW_GAME.of(guarded, Idempotency_Key=new_key())

    with store(guarded).database.client() as redis:
        found = redis.keys("seance:*:creation:*")
        assert {True, False} == {each.endswith(b":answer") for each in found}
        for each in found:
            assert 86_000 < redis.ttl(each) <= 86_400
    assert keys.creation("ab").encode().startswith(b"seance:{a}:creation:")
