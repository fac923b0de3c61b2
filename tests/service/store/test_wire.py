import signal
import threading
from collections.abc import Iterator

import pytest
from redis import Redis
from redis.exceptions import ResponseError

from service.errors import StoreAway
from service.store.scripts import REMEMBER
from service.store.wire import Wire
from tests.servers import RedisServer, redis_server


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    """A server that may be killed."""
    with redis_server() as server:
        yield server


def test_several_calls_go_together(server: RedisServer) -> None:
    """
    Replies come in the order of the calls.
    """
    wire = Wire(server.url)

    assert [b"OK", b"7", 8] == wire.together(
        ("SET", "number", 7), ("GET", "number"), ("INCR", "number")
    )


def test_an_error_reply_is_raised_and_the_line_stays_in_order(
    server: RedisServer,
) -> None:
    """
    After a refused call the next one gets its own reply.
    """
    wire = Wire(server.url)

    with pytest.raises(ResponseError):
        wire.together(("NONSENSE",), ("ECHO", "one"))

    assert b"two" == wire.call("ECHO", "two")


def test_a_broken_line_is_opened_anew(server: RedisServer) -> None:
    """
    A restart of the server between two calls is not noticed.
    """
    wire = Wire(server.url)
    wire.call("SET", "kept", "yes")
    server.kill()
    server.start()

    assert b"yes" == wire.call("GET", "kept")


def test_scripts_are_taught_again_after_a_restart(server: RedisServer) -> None:
    """
    A server that does not know a script gets it whole.
    """
    wire = Wire(server.url)
    assert b"first" == wire.run(REMEMBER, ["answer"], ["first", 100])
    server.kill()
    server.start()

    assert b"first" == wire.run(REMEMBER, ["answer"], ["second", 100])


def test_a_server_that_is_away_is_said_to_be(server: RedisServer) -> None:
    """
    No server, or one that hangs, is ``StoreAway``; once it answers, all is well.
    """
    wire = Wire(server.url, seconds=0.2)
    assert b"1" == wire.call("ECHO", 1)

    server.process.send_signal(signal.SIGSTOP)
    with pytest.raises(StoreAway):
        wire.call("ECHO", 2)
    server.process.send_signal(signal.SIGCONT)
    assert b"3" == wire.call("ECHO", 3)

    server.kill()
    with pytest.raises(StoreAway):
        wire.call("ECHO", 4)
    server.start()
    assert b"5" == wire.call("ECHO", 5)


def test_a_server_that_takes_no_writes_is_away(server: RedisServer) -> None:
    """
    Out of memory means: not now, whatever is asked.
    """
    wire = Wire(server.url)
    with Redis.from_url(server.url) as client:
        client.config_set("maxmemory", "1")
        try:
            with pytest.raises(StoreAway):
                wire.call("SET", "large", "x")
        finally:
            client.config_set("maxmemory", "0")


def test_threads_do_not_hear_each_others_replies(server: RedisServer) -> None:
    """
    Sixteen threads over one wire: each gets what it asked for.
    """
    wire = Wire(server.url)
    wrong: list[object] = []

    def ask(name: int) -> None:
        for number in range(200):
            said = f"{name}.{number}".encode()
            if wire.call("ECHO", said) != said:
                wrong.append(said)

    threads = [threading.Thread(target=ask, args=(name,)) for name in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == wrong
