"""Refusals that many operations share: each operation is asked for each of them."""

from __future__ import annotations

import json
from typing import Any

import pytest
import redis

from service.api import create_app
from service.series.tournaments.programs.registration import MOST_ENTRANTS
from service.settings import Settings
from service.store import keys
from tests.callers import Answer, InProcess
from tests.servers import RedisServer
from tests.service.api.good_requests import SECRET, Asked, good_requests, register
from tests.service.api.test_every_operation import KEY, refusing

NOBODYS = "0" * 16

OF_ID = {
    "unknown_game": "games",
    "unknown_tournament": "tournaments",
    "unknown_simulation": "simulations",
    "unknown_schedule": "schedules",
}
"""Which part of a path an id stands behind."""


@pytest.fixture(scope="module")
def guarded(shared_redis: RedisServer) -> InProcess:
    """Calls a service that has an operator."""
    settings = Settings(
        redis_url=shared_redis.url,
        operator_keys=(KEY,),
        secret=SECRET,
        max_stream_seconds=0,
    )
    return InProcess(create_app(settings))


@pytest.fixture(scope="module")
def asked(guarded: InProcess) -> dict[str, Asked]:
    """A good request for each operation, which tests then spoil."""
    return good_requests(guarded, KEY)


@pytest.mark.parametrize("name", refusing("token_missing"))
def test_what_needs_a_token_is_refused_without(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    Whatever else is right with the request.
    """
    answer = asked[name]._replace(token="").of(guarded)

    assert (401, "token_missing") == answer.refusal


@pytest.mark.parametrize(
    "code, name", [(code, name) for code in OF_ID for name in refusing(code)]
)
def test_what_there_is_not_is_refused(
    guarded: InProcess, asked: dict[str, Asked], code: str, name: str
) -> None:
    """
    By a code that says what it was thought to be.
    """
    good = asked[name]
    before, part, rest = good.path.partition(f"/{OF_ID[code]}/")
    _, slash, further = rest.partition("/")
    path = f"{before}{part}{NOBODYS}{slash}{further}"

    assert (404, code) == good._replace(path=path).of(guarded).refusal


@pytest.mark.parametrize(
    "code, name",
    [
        (code, name)
        for code in ("game_damaged", "game_newer")
        for name in refusing(code)
    ],
)
def test_a_game_that_cannot_be_read_is_refused(
    shared_redis: RedisServer,
    guarded: InProcess,
    asked: dict[str, Asked],
    code: str,
    name: str,
) -> None:
    """
    By every operation that needs it, in the words of what is wrong.
    """
    good = asked[name]
    key = keys.game(good.path.split("/")[3])
    with redis.Redis.from_url(shared_redis.url) as server:
        kept: dict[Any, Any] = server.hgetall(key)
        field = "state" if kept.get(b"state") else "record"
        saved = json.loads(kept[field.encode()])
        newer = json.dumps({**saved, "rules_version": "99.1"})
        server.hset(key, field, newer if code == "game_newer" else "{")
        server.hincrby(key, "revision", 1)
        try:
            answer = good.of(guarded)
        finally:
            server.delete(key)
            server.hset(key, mapping=kept)

    assert code == answer.refusal[1]


@pytest.mark.parametrize("name", refusing("malformed_header"))
def test_a_header_that_has_no_form_is_refused(
    guarded: InProcess, asked: dict[str, Asked], name: str
) -> None:
    """
    If-Match, Idempotency-Key or Last-Event-ID, whichever an operation reads.
    """
    wrong = {"If_Match": "41", "Idempotency_Key": "a b", "Last_Event_ID": "x"}

    assert (400, "malformed_header") == asked[name].of(guarded, **wrong).refusal


@pytest.mark.parametrize("name", ["requestUndo", "answerUndo"])
def test_a_key_of_another_request_is_refused(guarded: InProcess, name: str) -> None:
    """
    Its body is another one.
    """
    good = good_requests(guarded, KEY)[name]
    key = {"Idempotency_Key": f"{name}-0123456789-0123456789"}
    assert good.of(guarded, **key).status == 200

    body = {"agree": False} if name == "answerUndo" else b"{}"
    other = good._replace(body=body).of(guarded, **key)

    assert (422, "idempotency_key_reused") == other.refusal


@pytest.mark.parametrize("name", refusing("tournament_over"))
def test_nothing_is_changed_in_a_tournament_that_is_over(
    guarded: InProcess, name: str
) -> None:
    """
    Nobody enters, leaves, starts or pauses it any more.
    """
    good = good_requests(guarded, KEY)[name]
    path = "/".join(good.path.split("/")[:4])
    assert guarded.ask("DELETE", path, token=KEY).status in (200, 204)

    assert (409, "tournament_over") == good.of(guarded).refusal


def test_a_tournament_that_has_not_started_does_not_go_on(
    guarded: InProcess,
) -> None:
    """
    While accounts may enter it, there is nothing to pause.
    """
    path = good_requests(guarded, KEY)["startTournament"].path
    paused, resumed = (
        guarded.ask("POST", path.replace("/start", ending), token=KEY)
        for ending in ("/pause", "/resume")
    )

    assert (409, "tournament_not_started") == paused.refusal == resumed.refusal


def test_an_account_does_not_enter_under_the_name_of_another(
    guarded: InProcess,
) -> None:
    """
    Names are unique in a tournament, whoever bears them.
    """
    ann = register(guarded, KEY)
    entrants = [{"name": ann["name"], "bots": ["random"]}]
    body = {"title": "ghooost", "format": "round_robin", "seats": 2}
    body |= {"registration": "open", "entrants": entrants}
    path = guarded.ask("POST", "/v1/tournaments", body, KEY).headers["Location"]

    entered = guarded.ask("POST", f"{path}/entrants", token=ann["key"])

    assert (409, "entrant_name_taken") == entered.refusal


def hold(caller: InProcess, **more: Any) -> Answer:
    """Hold a tournament that accounts may enter."""
    body = {"title": "ghooost", "format": "swiss", "rounds": 1, "seats": 2}
    return caller.ask(
        "POST", "/v1/tournaments", {**body, "registration": "open", **more}, KEY
    )


def test_nobody_enters_a_tournament_that_is_full(guarded: InProcess) -> None:
    """
    512 entrants are enough.
    """
    bots = [{"name": f"bot {n}", "bots": ["random"]} for n in range(MOST_ENTRANTS)]
    made = hold(guarded, entrants=bots)
    assert made.status == 202, made.data
    key = register(guarded, KEY)["key"]

    path = f"{made.headers['Location']}/entrants"

    assert (409, "tournament_full") == guarded.ask("POST", path, token=key).refusal


def test_decisions_of_a_simulation_that_runs_are_not_told(guarded: InProcess) -> None:
    """
    They are there when it is finished.
    """
    body = {"title": "ghooost", "seats": ["random", "random"], "games": 5}
    made = guarded.ask("POST", "/v1/simulations", {**body, "keep_decisions": True}, KEY)
    path = f"{made.headers['Location']}/decisions.jsonl.gz"

    assert (409, "report_missing") == guarded.ask("GET", path, token=KEY).refusal


def test_no_secret_is_rotated_where_there_is_none_of_the_service(
    shared_redis: RedisServer, asked: dict[str, Asked]
) -> None:
    """
    What signs for webhooks follows from a setting, which is missing here.
    """
    bare = InProcess(create_app(Settings(redis_url=shared_redis.url)))

    assert (501, "no_webhooks") == asked["rotateWebhookSecret"].of(bare).refusal


def test_a_start_is_refused_if_tables_would_be_too_small(guarded: InProcess) -> None:
    """
    Five at tables of three make one of two, where no match is played (GH-11.1).
    """
    bots = [{"name": f"bot {n}", "bots": ["random"]} for n in range(5)]
    made = hold(guarded, seats=3, entrants=bots, options={"match": True})
    assert made.status == 202, made.data

    started = guarded.ask("POST", f"{made.headers['Location']}/start", token=KEY)

    assert (422, "bad_setup") == started.refusal
