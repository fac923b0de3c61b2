"""Webhooks over HTTP: made, listed, tested, rotated, deleted; and kept safe."""

from __future__ import annotations

import secrets

import pytest

from service.api import create_app
from service.settings import Settings
from tests.callers import InProcess
from tests.openapi.published import document, schemas
from tests.played import store
from tests.servers import RedisServer
from tests.service.accounts.webhooks.conftest import SECRET
from tests.service.accounts.webhooks.receiver import Receiver
from tests.service.accounts.webhooks.test_delivery import (
    deliver,
    deliveries,
    subscribe,
)
from tests.service.api.good_requests import register
from tests.service.api.test_creating_once import everything_in

PATH = "/v1/me/webhooks"
URL = "https://bot.example/hook"


@pytest.fixture(scope="session")
def strict(shared_redis: RedisServer) -> InProcess:
    """Calls a service whose webhooks may not name this machine."""
    return InProcess(create_app(Settings(redis_url=shared_redis.url, secret=SECRET)))


def test_a_webhook_is_made_read_and_deleted(strict: InProcess) -> None:
    """
    Its secret is told once; nobody else finds it; deleted, it is gone.
    """
    ann, bob = register(strict), register(strict)
    made = strict.ask("POST", PATH, {"url": URL, "kinds": ["turn"]}, ann["key"])
    path = made.headers["Location"]
    shown = strict.ask("GET", path, token=ann["key"]).json

    assert made.json["secret"].startswith("whsec_")
    assert "no-store, no-transform" == made.headers["Cache-Control"]
    assert {**shown, "secret": made.json["secret"]} == made.json
    assert (URL, ["turn"], 0) == (shown["url"], shown["kinds"], shown["delivered"])
    assert [shown] == strict.ask("GET", PATH, token=ann["key"]).json["items"]
    assert (404, "unknown_webhook") == strict.ask("GET", path, token=bob["key"]).refusal
    assert 204 == strict.ask("DELETE", path, token=ann["key"]).status
    for method, more in (
        *(("GET", ""), ("DELETE", ""), ("GET", "/deliveries"), ("POST", "/secret")),
        *(("POST", "/tests"), ("POST", "/activation")),
    ):
        answer = strict.ask(method, path + more, token=ann["key"])
        assert (404, "unknown_webhook") == answer.refusal


@pytest.mark.parametrize(
    "url",
    [
        *("http://bot.example/", "https://127.0.0.1/", "https://[::ffff:10.0.0.1]/"),
        *("https://user@bot.example/", "https://bot.example:6379/", "https://intra/"),
        *("https://169.254.169.254/latest/meta-data", "ftp://bot.example/", "x"),
    ],
)
def test_where_nothing_may_be_sent_is_refused(strict: InProcess, url: str) -> None:
    """
    With a reason in the language of whoever asks, at the field.
    """
    answer = strict.ask("POST", PATH, {"url": url}, register(strict)["key"])

    assert (422, "invalid_field") == answer.refusal
    assert "/url" == answer.json["errors"][0]["pointer"]


def test_an_account_has_eight(strict: InProcess) -> None:
    """
    One more is refused until another one is deleted.
    """
    key = register(strict)["key"]
    made = [strict.ask("POST", PATH, {"url": URL}, key) for _ in range(9)]

    assert [201] * 8 == [each.status for each in made[:8]]
    assert (409, "too_many_webhooks") == made[8].refusal
    strict.ask("DELETE", made[0].headers["Location"], token=key)
    assert 201 == strict.ask("POST", PATH, {"url": URL}, key).status


def test_whoever_reads_the_store_can_sign_nothing(strict: InProcess) -> None:
    """
    Neither the secret nor what it is derived from is in Redis.

    Not even in the answer that is stored for the Idempotency-Key, which is the same
    again.
    """
    ann = register(strict)
    again = {"Idempotency-Key": secrets.token_hex(16)}
    made = [strict.ask("POST", PATH, {"url": URL}, ann["key"], again) for _ in range(2)]
    path = f"{made[0].headers['Location']}/secret"
    rotated = [strict.ask("POST", path, None, ann["key"], again) for _ in range(2)]

    assert made[0].data == made[1].data
    assert rotated[0].data == rotated[1].data
    assert 1 == len(strict.ask("GET", PATH, token=ann["key"]).json["items"])
    held = everything_in(strict)
    assert made[0].json["id"].encode() in held
    for answer in (made[0], rotated[0]):
        secret = answer.json["secret"].removeprefix("whsec_")
        assert secret.encode() not in held
    assert SECRET.encode() not in held


def test_a_test_message_says_what_came_of_it(
    caller: InProcess, receiver: Receiver
) -> None:
    """
    It is sent once, and its failure counts for nothing.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url, "turn")
    receiver.statuses = [500]
    path = f"{PATH}/{webhook['id']}/tests"
    asked = [caller.ask("POST", path, token=ann["key"]) for _ in range(2)]
    deliver(store(caller), ann["name"])

    assert [202, 202] == [each.status for each in asked]
    assert [each.json["message"] for each in asked] == receiver.ids
    message = receiver.received[0].verified(webhook["secret"])
    assert ("test", webhook["id"]) == (message["type"], message["data"]["webhook"])
    listed = deliveries(caller, ann, webhook)
    assert [("test", 204), ("test", 500)] == [(e["type"], e["status"]) for e in listed]
    page = caller.ask(
        "GET", f"{PATH}/{webhook['id']}/deliveries?limit=1", token=ann["key"]
    ).json
    after = f"{PATH}/{webhook['id']}/deliveries?cursor={page['next_cursor']}"
    assert listed[1:] == caller.ask("GET", after, token=ann["key"]).json["items"]


def test_whoever_goes_leaves_no_webhooks(caller: InProcess, receiver: Receiver) -> None:
    """
    Nothing is sent in the name of an account that there is no more.
    """
    ann = register(caller)
    webhook = subscribe(caller, ann, receiver.url)
    caller.ask("POST", f"{PATH}/{webhook['id']}/tests", token=ann["key"])
    assert 204 == caller.ask("DELETE", "/v1/me", token=ann["key"]).status

    assert ann["name"] not in store(caller).webhooks.due(1000)
    assert 0 == deliver(store(caller), ann["name"])
    assert [] == receiver.received


def test_without_a_secret_there_are_none(shared_redis: RedisServer) -> None:
    """
    The service says so, instead of signing by something that everybody knows.
    """
    bare = InProcess(create_app(Settings(redis_url=shared_redis.url)))
    answer = bare.ask("POST", PATH, {"url": URL}, register(bare)["key"])

    assert (501, "no_webhooks") == answer.refusal


def test_the_document_describes_every_message() -> None:
    """
    Each kind that can be asked for has an entry, whose example fits its schema.
    """
    described = document.content["webhooks"]
    kinds = schemas["WebhookInfo"]["properties"]["kinds"]["items"]["enum"]

    assert {*kinds, "test"} == set(described)
    for kind, entry in described.items():
        content = entry["post"]["requestBody"]["content"]["application/json"]
        name = content["schema"]["$ref"].rpartition("/")[2]
        assert kind in schemas[name]["properties"]["type"]["enum"]
        assert kind == content["example"]["type"]
