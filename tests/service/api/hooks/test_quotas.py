"""What may be created in an hour, and what is refused when the store is nearly full."""

from collections.abc import Iterator
from typing import Any

import pytest
from redis import Redis

from service.api import create_app
from service.api.limits import quotas
from service.api.stores import store_of
from service.settings import Settings
from service.store.health import BOTS
from tests.callers import Answer, InProcess
from tests.servers import RedisServer, redis_server, wait_until
from tests.service.api.good_requests import SECRET, good_requests
from tests.tables import HUMAN, lay

KEY = "the-key-of-an-operator-of-this-service"

CREATING = {
    "createGame": "create_quota",
    "forkGame": "fork_quota",
    "requestHint": "hint_quota",
    "createSimulation": "simulate_quota",
    "createTournament": "simulate_quota",
    "createSchedule": "simulate_quota",
    "testWebhook": "webhook_quota",
    "createWebhook": "webhook_quota",
    "rematch": "create_quota",
}
"""The operations that create something that stays, and the setting of their quota."""

AGES = 10**10
"""In seconds: a window that has not ended by the year 2286."""

GAME = {"title": "ghooost", "seats": [HUMAN, HUMAN]}


@pytest.fixture(autouse=True)
def no_hour_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all that a test creates counted together, however busy the machine is."""
    monkeypatch.setattr(quotas, "WINDOW_SECONDS", AGES)


def limited(url: str, **settings: Any) -> InProcess:
    """A caller of a service that has operators, and so quotas."""
    return InProcess(
        create_app(
            Settings(redis_url=url, operator_keys=(KEY,), secret=SECRET, **settings)
        )
    )


def create(caller: InProcess, address: str = "127.0.0.1", token: str = "") -> Answer:
    """Create a game from an address."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = caller.app.test_client().post(
        "/v1/games",
        json=GAME,
        headers=headers,
        environ_overrides={"REMOTE_ADDR": address},
    )
    return Answer(response.status_code, dict(response.headers), response.data)


def test_an_address_creates_so_many_games_an_hour(redis_url: str) -> None:
    """
    Then it is told when to come back; others create on, and operators as they like.
    """
    caller = limited(redis_url, create_quota=(3, 0, 0))

    answers = [create(caller, "10.0.0.1") for _ in range(5)]

    assert [201] * 3 + [429] * 2 == [answer.status for answer in answers]
    assert (429, "quota_exceeded") == answers[-1].refusal
    assert 0 < int(answers[-1].headers["Retry-After"]) <= quotas.WINDOW_SECONDS
    assert answers[-1].headers["Retry-After"] in answers[-1].json["detail"]
    assert 201 == create(caller, "10.0.0.2").status
    assert 201 == create(caller, "10.0.0.1", KEY).status


def test_all_together_create_so_many_games_an_hour(redis_url: str) -> None:
    """
    However many addresses there are, and whichever process they ask.
    """
    first, second = (limited(redis_url, create_quota=(0, 0, 4)) for _ in range(2))

    answers = [
        create(caller, f"10.0.{number}.1")
        for number in range(4)
        for caller in (first, second)
    ]

    created = [answer for answer in answers if answer.status == 201]
    # Each process finds out for itself that nothing is left.
    assert 4 <= len(created) <= 5


def test_a_refused_request_is_not_counted(redis_url: str) -> None:
    """
    Only what was created is.
    """
    caller = limited(redis_url, create_quota=(1, 0, 0))
    for _ in range(3):
        assert 422 == caller.ask("POST", "/v1/games", {"title": "ghooost"}).status

    assert 201 == caller.ask("POST", "/v1/games", GAME).status
    assert 429 == caller.ask("POST", "/v1/games", GAME).status


def test_a_token_asks_for_so_many_hints_an_hour(redis_url: str) -> None:
    """
    Another seat of the same address asks on.
    """
    caller = limited(redis_url, hint_quota=(0, 1, 0))
    tables = [lay(caller), lay(caller)]

    def ask(number: int) -> int:
        table = tables[number]
        token = table.tokens[table.to_act]
        return caller.ask("POST", f"{table.path}/hints", token=token).status

    assert [202, 429, 202] == [ask(0), ask(0), ask(1)]


def test_without_operators_there_are_no_quotas(redis_url: str) -> None:
    """
    Only this machine is served then, and whoever calls is an operator.
    """
    caller = InProcess(
        create_app(Settings(redis_url=redis_url, create_quota=(1, 1, 1)))
    )

    assert [201] * 3 == [create(caller).status for _ in range(3)]


@pytest.mark.parametrize("operation", CREATING)
def test_every_operation_that_creates_has_a_quota(
    redis_url: str, operation: str
) -> None:
    """
    Also those of operators: a quota holds for all that they create together.
    """
    # To make the requests takes some, too.
    setting = CREATING[operation]
    # An account has eight webhooks at most.
    quota = 6 if setting == "webhook_quota" else 12
    caller = limited(redis_url, **{setting: (quota, 0, 0)})
    asked = good_requests(caller, KEY)[operation]
    while (answer := asked.of(caller)).status < 400:
        pass

    assert (429, "quota_exceeded") == answer.refusal


@pytest.fixture(scope="module")
def own_redis() -> Iterator[RedisServer]:
    """A server whose limit of memory is changed."""
    with redis_server() as server:
        yield server


def has_room(caller: InProcess) -> bool:
    """Whether readiness says that there is room for new things."""
    # A worker is alive, however long the requests before this one have taken.
    store_of(caller.app).health.beat(BOTS)
    room: bool = caller.ask("GET", "/readyz").json["room"]
    return room


@pytest.mark.parametrize("operation", [*CREATING, "createAccount"])
def test_nothing_is_created_when_the_store_is_nearly_full(
    own_redis: RedisServer, operation: str
) -> None:
    """
    Commands go on, readiness and metrics say so; with room, all is as before.
    """
    caller = InProcess(create_app(Settings(redis_url=own_redis.url, secret=SECRET)))
    requests = good_requests(caller)
    with Redis.from_url(own_redis.url) as client:
        before = client.config_get("maxmemory")["maxmemory"]
        used = client.info("memory")["used_memory"]
        # Nine tenths of it are used: more than four fifths, less than all.
        client.config_set("maxmemory", used * 10 // 9)
        try:
            # What a process knows about it is a second old at most.
            wait_until(lambda: not has_room(caller))
            refused = requests[operation].of(caller)
            sent = requests["sendCommands"].of(caller)
            abandoned = requests["abandonGame"].of(caller)
            metrics = caller.ask("GET", "/metrics").data
        finally:
            client.config_set("maxmemory", before)

    assert (503, "store_full") == refused.refusal
    assert "60" == refused.headers["Retry-After"]
    assert (200, 204) == (sent.status, abandoned.status)
    assert b"seance_store_full 1.0" in metrics
    wait_until(lambda: has_room(caller))
    assert requests[operation].of(caller).status < 400
