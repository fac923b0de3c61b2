import signal
import threading
from collections.abc import Iterator

import pytest
from redis import Redis
from redis.exceptions import ResponseError

from service.errors import StoreAway
from service.store.clients import Database
from service.store.scripts import REMEMBER
from tests.servers import RedisServer, redis_server


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
    assert b"3" == echo(database, 3)

    server.kill()
    with pytest.raises(StoreAway):
        echo(database, 4)
    server.start()
    assert b"5" == echo(database, 5)


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
