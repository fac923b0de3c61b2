import re
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import ResponseError

from service.errors import StoreAway
from service.settings import Settings
from service.store import Store
from service.store.clients import Database
from service.store.scripts import REMEMBER
from tests.redis_setups import Setup
from tests.servers import PATIENCE, RedisServer, redis_server, wait_until

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    """A server that may be killed."""
    with redis_server() as server:
        yield server


def echo(database: Database, text: str | int) -> bytes:
    """What the server answers to a text."""
    with database.client() as redis:
        reply: bytes = redis.echo(text)
    return reply


def test_several_calls_go_together(server: RedisServer) -> None:
    """
    Replies come in the order of the calls.
    """
    database = Database(server.url)

    with database.client() as redis:
        pipeline = redis.pipeline(transaction=False)
        pipeline.set("number", 7).get("number").incr("number")

        assert [True, b"7", 8] == pipeline.execute()


def test_an_error_reply_is_raised_and_the_line_stays_in_order(
    server: RedisServer,
) -> None:
    """
    After a refused call the next one gets its own reply.
    """
    database = Database(server.url)
    with database.client() as redis:
        redis.set("text", "no hash")

    with pytest.raises(ResponseError), database.client() as redis:
        redis.pipeline(transaction=False).hget("text", "a").echo("one").execute()

    assert b"two" == echo(database, "two")


def test_a_store_that_is_closed_leaves_no_connection(server: RedisServer) -> None:
    """
    Neither to the games nor to the queues; it opens them again when it is used.
    """
    store = Store(Settings(redis_url=server.url))

    def connect() -> None:
        assert b"here" == echo(store.database, "here")
        assert 0 == store.work.waiting()
        assert 0 == store.webhook_jobs.waiting()

    with Redis.from_url(server.url) as watching:

        def connected() -> int:
            return int(watching.info("clients")["connected_clients"])

        alone = connected()
        connect()
        assert alone + 3 == connected()
        store.close()
        wait_until(lambda: connected() == alone)
        connect()
        assert alone + 3 == connected()
        store.close()


def test_a_broken_line_is_opened_anew(server: RedisServer) -> None:
    """
    A restart of the server between two calls is not noticed.
    """
    database = Database(server.url)
    with database.client() as redis:
        redis.set("kept", "yes")
    server.kill()
    server.start()

    with database.client() as redis:
        assert b"yes" == redis.get("kept")


def test_scripts_are_taught_again_after_a_restart(server: RedisServer) -> None:
    """
    A server that does not know a script gets it whole.
    """
    database = Database(server.url)
    assert b"first" == database.run(REMEMBER, ["answer"], "first", 100)
    server.kill()
    server.start()

    assert b"first" == database.run(REMEMBER, ["answer"], "second", 100)


def test_a_server_that_is_away_is_said_to_be(server: RedisServer) -> None:
    """
    No server, or one that hangs, is ``StoreAway``; once it answers, all is well.
    """
    database = Database(server.url, seconds=0.2)
    assert b"1" == echo(database, 1)

    server.process.send_signal(signal.SIGSTOP)
    with pytest.raises(StoreAway):
        echo(database, 2)
    server.process.send_signal(signal.SIGCONT)
    wait_until(lambda: is_back(database), "the server is asked again")
    assert b"3" == echo(database, 3)

    server.kill()
    with pytest.raises(StoreAway):
        echo(database, 4)
    server.start()
    assert b"5" == echo(database, 5)


def is_back(database: Database) -> bool:
    """Whether the server is asked, and answers."""
    try:
        return echo(database, "back") == b"back"
    except StoreAway:
        return False


def test_nobody_waits_for_a_server_that_hangs(server: RedisServer) -> None:
    """
    After the first time-out nobody asks it for a while.

    It has long come back, and is still said to be away.
    """
    patient = Database(server.url, seconds=0.2, hung_seconds=PATIENCE)
    quick = Database(server.url, seconds=0.2, hung_seconds=0.0)
    server.process.send_signal(signal.SIGSTOP)
    for database in (patient, quick):
        with pytest.raises(StoreAway):
            echo(database, 1)
    server.process.send_signal(signal.SIGCONT)

    wait_until(lambda: is_back(quick))
    assert not is_back(patient)


def test_a_server_that_takes_no_writes_is_away(server: RedisServer) -> None:
    """
    Out of memory means: not now, whatever is asked.
    """
    database = Database(server.url)
    with Redis.from_url(server.url) as client:
        client.config_set("maxmemory", "1")
        try:
            with pytest.raises(StoreAway), database.client() as redis:
                redis.set("large", "x")
        finally:
            client.config_set("maxmemory", "0")


def test_threads_do_not_hear_each_others_replies(server: RedisServer) -> None:
    """
    Sixteen threads over one database: each gets what it asked for.
    """
    database = Database(server.url)
    wrong: list[object] = []

    def ask(name: int) -> None:
        for number in range(200):
            said = f"{name}.{number}".encode()
            if echo(database, said.decode()) != said:
                wrong.append(said)

    threads = [threading.Thread(target=ask, args=(name,)) for name in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == wrong


class TimeIsUp(BaseException):
    """What a job's time limit raises, wherever the job is."""


def time_is_up(*_: object) -> None:
    raise TimeIsUp


def wait_for_ever(database: Database, name: str) -> None:
    """Wait for what never comes, until the time is up."""
    with database.client() as redis:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        redis.blpop(name, timeout=60)


def test_a_reply_that_nobody_read_is_nobodys(setup: Setup) -> None:
    """
    A command that is interrupted while it waits leaves no reply for the next one.
    """
    database = Database(setup.url)

    before = signal.signal(signal.SIGALRM, time_is_up)
    try:
        for number in range(3):
            name = f"{{one}}{number}"
            with pytest.raises(TimeIsUp):
                wait_for_ever(database, name)
            with database.client() as redis:
                # The interrupted command takes what is pushed, if it still waits.
                redis.rpush(name, "late")
                assert b"here" == redis.eval("return ARGV[1]", 1, "{one}", "here")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_every_thread_gets_a_connection(setup: Setup) -> None:
    """
    More of them at once than redis-py's pools would open by themselves.
    """
    database = Database(setup.url)
    failed: list[StoreAway] = []

    def block(name: str) -> None:
        try:
            with database.client() as redis:
                redis.blpop(name, timeout=1)
        except StoreAway as error:
            failed.append(error)

    threads = [
        threading.Thread(target=block, args=(f"{{one}}{number}",))
        for number in range(150)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == failed


RAW = re.compile(
    r"send_packed_command|\bsend_command\b|read_response|pack_command|make_connection"
    r"|get_connection|redis\.connection|hiredis|AF_UNIX"
)
"""What a program needs that speaks to Redis past redis-py's clients."""


def test_redis_is_spoken_to_by_clients_only() -> None:
    """
    No module opens a raw connection: Sentinel and Cluster would not know of it.
    """
    sources = [*(ROOT / "service").rglob("*.py"), *(ROOT / "workers").rglob("*.py")]
    assert sources

    assert [] == [path for path in sources if RAW.search(path.read_text("utf-8"))]


def refuse_without_replicas(server: RedisServer) -> None:
    with Redis.from_url(server.url) as client:
        client.config_set("min-replicas-to-write", "1")


def become_a_replica(server: RedisServer) -> None:
    with Redis.from_url(server.url) as client:
        client.replicaof("127.0.0.1", 1)


def fail_to_save(server: RedisServer) -> None:
    # No file can take the place of a folder.
    (server.folder / "dump.rdb").mkdir()
    with Redis.from_url(server.url) as client:
        client.config_set("save", "3600 1")
        client.bgsave()
        wait_until(
            lambda: client.info("persistence")["rdb_last_bgsave_status"] == "err",
            "a save has failed",
        )


@pytest.mark.parametrize(
    "trouble", [refuse_without_replicas, become_a_replica, fail_to_save]
)
def test_a_server_that_may_not_write_is_away(
    trouble: Callable[[RedisServer], None],
) -> None:
    """
    NOREPLICAS, READONLY and MISCONF: for a command, a pipeline and a script.
    """
    with redis_server() as server:
        database = Database(server.url)
        trouble(server)

        with pytest.raises(StoreAway), database.client() as redis:
            redis.set("key", 1)
        with pytest.raises(StoreAway), database.client() as redis:
            redis.pipeline(transaction=False).get("key").set("key", 1).execute()
        with pytest.raises(StoreAway):
            database.run(REMEMBER, ["key"], "value", 100)
        # Asked to stop, it would try to save first.
        server.kill()
