"""A server that has no memory left: what still works, and how it gets free again."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from redis import Redis
from redis.exceptions import OutOfMemoryError

from service.errors import StoreAway
from service.games import endings, idempotency
from service.games.deadlines import now
from service.games.endings import AbandonGame, Lifetimes
from service.series import long_work
from service.series.simulations import lifecycle as simulations
from service.series.simulations.plan import Plan
from service.settings import Settings
from service.store import Store
from tests.callers import OverHttp
from tests.processes import service
from tests.servers import redis_server, wait_until
from tests.service.games import use_cases
from tests.tables import HUMAN, OPEN, QUICK_BOT, Table, lay

MEGABYTE = 1024 * 1024

LONG = {"match": True, "no_progress_actions": 10_000}
"""Options with which bots play for many seconds."""


def fill(client: "Redis") -> None:
    """Leave the server no memory, and nothing of ours behind but that."""
    client.config_set("maxmemory", client.info("memory")["used_memory"] // 2)
    with pytest.raises(OutOfMemoryError):
        client.set("more", "x")


@pytest.fixture
def client() -> "Iterator[Redis]":
    """A client of a server of one's own."""
    with redis_server() as server, Redis.from_url(server.url) as client:
        client.url = server.url
        yield client


def test_games_end_on_a_full_server(client: "Redis") -> None:
    """
    Giving up, expiry and the sweep free memory; nothing else can be written.
    """
    store = Store(Settings(redis_url=client.url))  # type: ignore[attr-defined]
    games = [use_cases.create(store, HUMAN, OPEN) for _ in range(3)]
    over = use_cases.finished(store)
    simulation = simulations.create(store, Plan("ghooost", ("random",) * 2, 3, 7, {}))
    fill(client)

    with pytest.raises(StoreAway):
        use_cases.create(store)
    given_up, idle, other = games
    endings.abandon(store, AbandonGame(given_up.game.id, given_up.owner, False))
    simulations.cancel(store, simulation.id)
    lifetimes = Lifetimes(waiting=-1, playing=0, abandoned=-1, finished=-1)
    assert 2 == endings.announce_expiry(store, lifetimes)
    assert 2 == endings.expire(store, now() + 1_000_000)
    assert 1 == long_work.sweep(store, -60)
    assert 2 == endings.sweep(store, lifetimes)

    for gone in (given_up, idle, other, over):
        assert not client.exists(f"seance:{{{gone.game.id[0]}}}:game:{gone.game.id}")


def test_games_that_nobody_joined_end_without_taking_room(client: "Redis") -> None:
    """
    On a server that is filling up they have no events, and nothing is left of them.
    """
    store = Store(Settings(redis_url=client.url))  # type: ignore[attr-defined]
    first = use_cases.create(store, HUMAN, OPEN).game

    def used() -> int:
        """How much memory the server uses, in bytes."""
        found: int = client.info("memory")["used_memory"]
        return found

    empty = used()
    for _ in range(599):
        use_cases.create(store, HUMAN, OPEN)
    full = used()
    client.config_set("maxmemory", full * 11 // 10)
    lifetimes = Lifetimes(waiting=-1, playing=0, abandoned=0, finished=0)

    assert [200] * 3 == [endings.announce_expiry(store, lifetimes) for _ in range(3)]

    announced, game = used(), store.games.read(first.id)
    assert (True, 0) == (game.expires_at > 0, game.events)
    assert announced - full < (full - empty) / 5, "that much is kept for commands"
    later = now() + 1_000_000
    assert [200] * 3 == [endings.expire(store, later) for _ in range(3)]
    assert not list(client.scan_iter(f"*{first.id}*"))
    # The server frees it in the background.
    wait_until(lambda: used() - empty < (full - empty) / 4, "the memory is free")


def test_refusals_are_stored_only_where_there_is_much_room(client: "Redis") -> None:
    """
    Each takes memory for a day, and nothing bounds how many keys a client invents.
    """
    store = Store(Settings(redis_url=client.url))  # type: ignore[attr-defined]
    game, used = use_cases.create(store).game, client.info("memory")["used_memory"]
    refusal = idempotency.StoredResponse(409, "", "en", b"{}")
    keys = [idempotency.key_of(name, "same request") for name in ("one", "two")]
    stored = []
    for key, limit in zip(keys, (10 * used, 2 * used), strict=True):
        client.config_set("maxmemory", limit)
        here = Store(Settings(redis_url=client.url))  # type: ignore[attr-defined]

        answer = idempotency.store_refusal(here, game.id, key, refusal)

        assert refusal == answer
        stored.append(here.games.read_with_answer(game.id, key.hash)[1] is not None)
    assert [True, False] == stored


def play_on(table: Table) -> None:
    """Take a turn as the person, and wait until the bot has taken its own."""
    wait_until(lambda: table.get().json["to_act"] == [0])
    before = table.get().json["version"]
    assert 200 == table.play().status
    wait_until(
        lambda: (
            table.get().json["version"] > before and table.get().json["to_act"] == [0]
        )
    )


def test_a_service_that_one_client_fills_goes_on_and_frees_itself() -> None:
    """
    New games are refused before commands are. After the expiry there is room again.
    """
    with (
        service(
            bots=1,
            reconciler=True,
            processes=1,
            waiting_seconds=4,
            keep_abandoned_seconds=1,
            log_level="warning",
        ) as running,
        closing(OverHttp(running.url)) as caller,
        Redis.from_url(running.redis.url) as redis,
    ):
        wait_until(lambda: caller.ask("GET", "/readyz").status == 200)
        table = lay(caller, HUMAN, QUICK_BOT)
        play_on(table)
        empty = redis.info("memory")["used_memory"]
        redis.config_set("maxmemory", empty + 4 * MEGABYTE)
        # However long that takes, nothing expires meanwhile.
        assert running.reconciler is not None
        running.reconciler.pause()
        body = {"title": "ghooost", "seats": [HUMAN, OPEN]}
        created = 0
        while (answer := caller.ask("POST", "/v1/games", body)).status == 201:
            created += 1

        assert (503, "store_full") == answer.refusal
        assert "60" == answer.headers["Retry-After"]
        assert not caller.ask("GET", "/readyz").json["room"]
        play_on(table)

        running.reconciler.resume()
        wait_until(lambda: caller.ask("POST", "/v1/games", body).status == 201)
        wait_until(
            lambda: redis.info("memory")["used_memory"] < empty + 2 * MEGABYTE,
            "the memory is free",
        )
        play_on(table)
        assert created > 100
        everybody = (running.api, *running.bots, running.reconciler)
        assert all(process.is_alive for process in everybody)


def test_workers_outlive_a_full_server() -> None:
    """
    While nothing can be written, nobody ends; afterwards the game goes on by itself.
    """
    with (
        service(
            bot_games=1, reconciler=True, processes=1, log_level="error"
        ) as running,
        closing(OverHttp(running.url)) as caller,
        Redis.from_url(running.redis.url) as redis,
    ):

        def version() -> int:
            found: int = table.get().json["version"]
            return found

        def refused() -> int:
            """How often the server had no memory."""
            found = redis.info("errorstats").get("errorstat_OOM", {"count": 0})
            return int(found["count"])

        table = lay(caller, QUICK_BOT, QUICK_BOT, QUICK_BOT, options=LONG)
        person, other = lay(caller), lay(caller)
        wait_until(lambda: version() > 5)
        roomy = redis.config_get("maxmemory")["maxmemory"]
        fill(redis)

        sent = person.play()
        given_up = caller.ask("DELETE", other.path, token=other.owner)
        before = refused()
        wait_until(lambda: refused() > before + 10)
        everybody = (running.api, *running.bot_games, running.reconciler)
        alive = [process is not None and process.is_alive for process in everybody]
        played = version()
        redis.config_set("maxmemory", roomy)

        assert (503, "store_away") == sent.refusal
        assert 204 == given_up.status
        assert [True] * 3 == alive
        wait_until(lambda: version() > played)
