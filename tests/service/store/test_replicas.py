"""Changes are confirmed once replicas have them: Sentinels and a Cluster, real ones."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial

import pytest

from service.api import create_app
from service.errors import NotReplicated
from service.settings import Settings
from service.store import Store, keys
from service.store.clients import Database
from service.store.games import PackedResponse, Stale
from service.store.scripts import CHANGE, change
from service.store.scripts.replicas import Waited
from tests.callers import Answer, InProcess
from tests.redis_setups import ClusterSetup, Node, SentinelSetup
from tests.servers import RedisServer, wait_until
from tests.service.store.steps import NOW, create, step_from, take_step
from tests.tables import HUMAN, OPEN, lay

Replicated = SentinelSetup | ClusterSetup

NOT_REPLICATED = (503, "not_replicated")
SECRET_KEY = {"Idempotency-Key": "a-key-of-more-than-22-characters"}


@pytest.fixture(params=["sentinel", "cluster"])
def replicated(request: pytest.FixtureRequest) -> Iterator[Replicated]:
    """A set-up with replicas, without any data."""
    replicated: Replicated = request.getfixturevalue(request.param)
    replicated.empty()
    yield replicated
    replicated.empty()


@pytest.fixture
def settings(replicated: Replicated, shared_redis: RedisServer) -> Settings:
    """What a process is told that waits for one replica."""
    return Settings(
        redis_url=replicated.url, queue_redis_url=shared_redis.url, wait_replicas=1
    )


@pytest.fixture
def caller(settings: Settings) -> InProcess:
    """Calls a service that waits for one replica."""
    return InProcess(create_app(settings))


@contextmanager
def hanging(nodes: list[Node]) -> Iterator[None]:
    """These servers hang, and go on at the end."""
    assert nodes
    for node in nodes:
        node.hang()
    try:
        yield
    finally:
        for node in nodes:
            node.go_on()


def paused(replicated: Replicated, game_id: str) -> AbstractContextManager[None]:
    """All replicas that would get a game hang."""
    return hanging(replicated.replicas_of(keys.game(game_id)))


def answers(ask: Callable[[], Answer], status: int) -> bool:
    """Whether a request is answered by this status."""
    return ask().status == status


def version_at(node: Node, game_id: str) -> int:
    """The version of a game that a replica has."""
    with node.client() as client, client.client() as connection:
        if connection.info("cluster")["cluster_enabled"]:
            # It would send us to its primary.
            connection.readonly()
        return int(connection.hget(keys.game(game_id), "version") or 0)


def test_replicas_have_what_is_confirmed(
    settings: Settings, replicated: Replicated
) -> None:
    """
    At the moment at which a change returns, and not some time later.
    """
    store = Store(settings)
    game = create(store)
    nodes = replicated.replicas_of(keys.game(game.id))

    for _ in range(20):
        game = take_step(store, game)

        assert game.version == max(version_at(node, game.id) for node in nodes)


def test_a_command_that_no_replica_has_is_not_confirmed(
    caller: InProcess, replicated: Replicated
) -> None:
    """
    503 with Retry-After; the same key waits again, and is confirmed once one has it.
    """
    table = lay(caller, HUMAN, HUMAN)
    seat, command, etag = table.offer()

    def send() -> Answer:
        return table.send(seat, command, if_match=etag, Idempotency_Key="once")

    with paused(replicated, table.id):
        first, second = send(), send()
        assert NOT_REPLICATED == first.refusal == second.refusal
        assert "1" == first.headers["Retry-After"]
        assert "0 of at least 1 " in first.json["detail"]
        # It was carried out: readers see it, and another request comes too late.
        assert 1 == table.get().json["version"]
        assert 412 == table.send(seat, command, if_match=etag).status

    wait_until(lambda: send().status == 200, "a replica has it")
    confirmed = send()
    assert "true" == confirmed.headers["Idempotency-Replayed"]
    assert 1 == confirmed.json["game"]["version"]
    nodes = replicated.replicas_of(keys.game(table.id))
    assert 1 == max(version_at(node, table.id) for node in nodes)


def test_what_changes_nothing_any_more_waits_too(
    caller: InProcess, replicated: Replicated
) -> None:
    """
    A claim that was not confirmed, and a game that was given up: repeated, they wait.
    """
    table = lay(caller, HUMAN, OPEN)

    def claim() -> Answer:
        claims = f"{table.path}/seats/1/claims"
        return caller.ask("POST", claims, {}, headers=SECRET_KEY)

    def abandon() -> Answer:
        return caller.ask("DELETE", table.path, token=table.owner)

    for ask, status in ((claim, 201), (abandon, 204)):
        with paused(replicated, table.id):
            assert [NOT_REPLICATED] * 2 == [ask().refusal for _ in range(2)]
        wait_until(partial(answers, ask, status), "a replica has it")


def test_a_game_is_created_once_however_long_replicas_take(
    caller: InProcess, replicated: Replicated
) -> None:
    """
    The request repeated under its key finds the game that was not confirmed.
    """
    body = {"title": "ghooost", "seats": [HUMAN, HUMAN], "public": True}

    def ask() -> Answer:
        return caller.ask("POST", "/v1/games", body, headers=SECRET_KEY)

    with hanging(replicated.replicas()):
        assert [NOT_REPLICATED] * 2 == [ask().refusal for _ in range(2)]
    wait_until(lambda: ask().status == 201, "a replica has it")

    created = ask().json
    listed = caller.ask("GET", "/v1/games").json["items"]
    assert [created["id"]] == [game["id"] for game in listed]


def test_a_change_that_is_sent_again_waits_again(
    settings: Settings, replicated: Replicated
) -> None:
    """
    It is done already, and comes over a connection that has written nothing yet.
    """
    store = Store(settings)
    game = create(store)
    step = step_from(game)
    request = (game, step.game, step.events, step.commands, PackedResponse("key", b"1"))
    names, first = change.pack(*request, at=NOW, is_waited_for=True)
    _, again = change.pack(*request, at=NOW, is_waited_for=True)

    def send(packed: bytes) -> Waited:
        return Database(replicated.url, replicas=1).run_and_wait(CHANGE, names, packed)

    with paused(replicated, game.id):
        waited = [send(packed) for packed in (first, first, again)]

        assert [[b"done"], [b"done"], [b"answered", b"1"]] == [w.reply for w in waited]
        assert [0, 0, 0] == [each.replicas for each in waited]
        with pytest.raises(NotReplicated):
            waited[1].refuse_too_few()
    wait_until(lambda: send(first).replicas, "a replica has it")


def test_a_change_that_comes_too_late_does_not_wait(
    settings: Settings, replicated: Replicated
) -> None:
    """
    An outdated one is refused as such, and so is a wait for what has gone on.
    """
    store = Store(settings)
    old = create(store)
    take_step(store, old)
    step = step_from(old)

    with paused(replicated, old.id):
        with pytest.raises(Stale):
            store.games.change(old, step.game, step.events, step.commands, at=NOW)
        with pytest.raises(Stale):
            store.games.wait_for(old)


def test_replicas_are_found_where_the_primary_is_now(
    cluster: ClusterSetup, shared_redis: RedisServer
) -> None:
    """
    A replica of a Cluster takes over; the next change is confirmed by its replica.
    """
    store = Store(
        Settings(
            redis_url=cluster.url, queue_redis_url=shared_redis.url, wait_replicas=1
        )
    )
    game = take_step(store, create(store))
    key = keys.game(game.id)
    old, (new,) = cluster.primary_of(key), cluster.replicas_of(key)

    new.ask("CLUSTER FAILOVER")
    wait_until(lambda: cluster.primary_of(key) is new, "the replica has taken over")
    wait_until(lambda: cluster.replicas_of(key) == [old], "the old one follows it")
    wait_until(old.is_in_sync, "the old primary is in sync")
    game = take_step(store, game)

    assert game.version == version_at(old, game.id)


def test_without_replicas_nothing_is_confirmed(shared_redis: RedisServer) -> None:
    """
    A server that has none: the setting does not fit, and says so at the first change.
    """
    caller = InProcess(
        create_app(Settings(redis_url=shared_redis.url, wait_replicas=1))
    )

    refused = caller.ask(
        "POST", "/v1/games", {"title": "ghooost", "seats": [HUMAN] * 2}
    )

    assert NOT_REPLICATED == refused.refusal
