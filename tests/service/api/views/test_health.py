import time

from redis import Redis

from service.api import create_app
from service.api.views import health
from service.settings import Settings
from service.store import Store
from tests.callers import Answer, InProcess
from tests.servers import redis_server, wait_until
from tests.tables import lay


def with_a_worker(found: Store, caller: InProcess) -> Answer:
    """Ask for readiness while a worker is alive, however busy the machine is."""
    found.health.beat("bots")
    return caller.ask("GET", "/readyz")


def test_the_service_is_ready_when_redis_and_a_worker_are_there() -> None:
    """
    Readiness names what is missing; liveness never minds.
    """
    with redis_server() as redis:
        settings = Settings(redis_url=redis.url)
        caller = InProcess(create_app(settings))

        without_worker = caller.ask("GET", "/readyz")
        assert (503, "not_ready") == without_worker.refusal
        assert "workers" in without_worker.json["detail"]
        assert "1" == without_worker.headers["Retry-After"]

        found = Store(settings)
        ready = {"status": "ok", "room": True}
        wait_until(lambda: ready == with_a_worker(found, caller).json)

        redis.kill()
        wait_until(lambda: caller.ask("GET", "/readyz").status == 503)
        assert "redis" in caller.ask("GET", "/readyz").json["detail"]
        assert {"status": "ok"} == caller.ask("GET", "/healthz").json


def test_a_queue_elsewhere_is_needed_too() -> None:
    """
    Where jobs are queued on another server, readiness names it when it is away.
    """
    with redis_server() as games, redis_server() as queue:
        settings = Settings(redis_url=games.url, queue_redis_url=queue.url)
        caller = InProcess(create_app(settings))
        found = Store(settings)
        wait_until(lambda: with_a_worker(found, caller).status == 200)

        queue.kill()
        wait_until(lambda: caller.ask("GET", "/readyz").status == 503)
        assert "queue" in caller.ask("GET", "/readyz").json["detail"]


def test_readiness_is_looked_at_once_in_a_while(redis_url: str) -> None:
    """
    However often it is asked for: every look is a write, which Redis puts on disk.
    """
    caller = InProcess(create_app(Settings(redis_url=redis_url)))
    with Redis.from_url(redis_url) as redis:
        caller.ask("GET", "/readyz")
        before, began = written(redis), time.monotonic()
        for _ in range(100):
            caller.ask("GET", "/readyz")
        looks = written(redis) - before
        passed = time.monotonic() - began

    assert looks <= 1 + passed / health.BAD_SECONDS


def written(redis: Redis) -> int:
    """How many times the service has said that it is alive."""
    calls = redis.info("commandstats").get("cmdstat_set", {"calls": 0})
    return int(calls["calls"])


def test_without_redis_everything_else_says_so() -> None:
    """
    503 with Retry-After while the store is away, and back to normal once it returns.
    """
    with redis_server() as redis:
        caller = InProcess(create_app(Settings(redis_url=redis.url)))
        table = lay(caller)
        seat, command, etag = table.offer()

        redis.kill()
        for answer in (
            table.get(0),
            table.send(seat, command, if_match=etag),
            table.events(),
            caller.ask("POST", f"{table.path}/seats/0/claims"),
            caller.ask("GET", "/v1/games"),
            caller.ask(
                "POST",
                "/v1/games",
                {"title": "ghooost", "seats": [{"kind": "human"}] * 2},
            ),
        ):
            assert (503, "store_away") == answer.refusal
            assert "1" == answer.headers["Retry-After"]
        assert 200 == caller.ask("GET", "/v1/titles").status

        redis.start()
        assert 200 == table.send(seat, command, if_match=etag).status
