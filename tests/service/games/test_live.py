"""Readers of streams while bots play, through a restart of the API."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from service.settings import Settings
from service.supervisor import programs
from service.supervisor.children import Child
from tests.callers import OverHttp
from tests.document import Json
from tests.servers import redis_server, wait_until
from tests.tables import HUMAN, Table, lay


def bots(number: int) -> list[Json]:
    """Two bots: of every other game quick ones, which finish it soon."""
    bot = ("search", "heuristic")[number % 2]
    return [{"kind": "bot", "bot": {"id": bot}}] * 2


class Reader:
    """A client that follows a game and comes back whenever it is sent away."""

    def __init__(self, port: int, table: Table) -> None:
        self.table = table
        self.heard: list[bytes] = []
        self.last = b""
        self.visits = 0
        self.has_ended = False
        self._port = port

    @property
    def is_back(self) -> bool:
        """Whether the reader was sent away and listens again, or needs not."""
        return self.has_ended or self.visits > 1

    async def follow(self) -> None:
        """Listen until the game ends."""
        while not self.has_ended:
            try:
                await self._visit()
            except OSError:
                # Nobody answers for the moment.
                await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        stream, sink = await asyncio.open_connection("127.0.0.1", self._port)
        # As HTTP/1.0, so that the body comes without the marks of its chunks.
        sink.write(
            b"GET %b/stream HTTP/1.0\r\nLast-Event-ID: %b\r\n\r\n"
            % (self.table.path.encode(), self.last or b"0")
        )
        try:
            status = await stream.readline()
            if b" 200 " in status:
                self.visits += 1
                await stream.readuntil(b"\r\n\r\n")
                while not self.has_ended:
                    self._hear(await stream.readuntil(b"\n\n"))
            elif b" 204 " in status:
                self.has_ended = True
            elif status:
                assert b" 503 " in status, status
                await asyncio.sleep(0.2)
        except asyncio.IncompleteReadError:
            # What was cut off is told again.
            return
        finally:
            sink.close()

    def _hear(self, message: bytes) -> None:
        if message.startswith(b"id: "):
            number, data = message.strip().split(b"\n")
            self.last = number.removeprefix(b"id: ")
            self.heard.append(data.removeprefix(b"data: "))
        elif message.startswith(b"event: end"):
            self.has_ended = True


@contextmanager
def listening(readers: list[Reader]) -> Iterator[None]:
    """Follow games with all readers, in a thread of their own."""

    async def follow_all() -> None:
        await asyncio.gather(*(reader.follow() for reader in readers))

    thread = threading.Thread(target=asyncio.run, args=(follow_all(),), daemon=True)
    thread.start()
    yield
    thread.join()


@contextmanager
def running(settings: Settings) -> Iterator[Child]:
    """All processes of the service; the API is given, to be stopped and started."""
    stages = programs.stages(settings)
    children = [Child(program) for stage in stages for program in stage]
    api = children[-1]
    assert api.program.name == "api"
    try:
        for child in children:
            child.start()
        wait_until(api.program.is_ready, "the API answers")
        yield api
    finally:
        for child in children:
            child.ask_to_stop()
        for child in children:
            wait_until(child.has_stopped, f"{child.program.name} stops")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def follow_games(games: int, readers_each: int) -> None:
    """Have bots play games while readers listen and the API is restarted."""
    port = free_port()
    with redis_server() as redis:
        settings = Settings(redis_url=redis.url, port=port)
        with running(settings) as api:
            url = f"http://127.0.0.1:{port}"
            caller = OverHttp(url)
            tables = [lay(caller, *bots(n), public=True) for n in range(games)]
            caller.close()
            readers = [Reader(port, table) for table in tables * readers_each]
            with listening(readers):
                wait_until(lambda: all(r.heard for r in readers), "all hear")
                assert not all(reader.has_ended for reader in readers)
                api.ask_to_stop()
                wait_until(api.has_stopped, "the API sends its streams away")
                api.start()
                wait_until(lambda: all(r.is_back for r in readers), "all back")
                caller = OverHttp(url)
                for table in tables:
                    # Bots that think hard would take too long to finish. Every reader
                    # hears of it on the stream that it has come back to.
                    caller.ask("DELETE", table.path, token=table.owner)
            for table in tables:
                told = list(events(caller, table))
                assert told
                for reader in readers:
                    if reader.table is table:
                        assert told == [json.loads(data) for data in reader.heard]
            caller.close()


def events(caller: OverHttp, table: Table) -> Iterator[Json]:
    """Every event of a game, page by page."""
    cursor = "0"
    while cursor:
        path = f"{table.path}/events?limit=500&after={cursor}"
        page = caller.ask("GET", path).json
        yield from page["items"]
        cursor = page.get("next_cursor", "")


def test_clocks_and_hints_need_nothing_but_redis() -> None:
    """
    When everything else was restarted, a bot answers for who is late, and hints come.
    """
    with redis_server() as redis:
        settings = Settings(redis_url=redis.url, port=free_port())
        url = f"http://127.0.0.1:{settings.port}"
        with running(settings):
            caller = OverHttp(url)
            late = lay(caller, HUMAN, HUMAN, turn_seconds=2)
            asked = lay(caller, HUMAN, HUMAN)
            caller.close()
        with running(settings):
            caller = OverHttp(url)
            table = late._replace(caller=caller)
            wait_until(lambda: table.get().json["version"], "a bot answers")
            token = asked.tokens[asked._replace(caller=caller).to_act]
            path = f"{asked.path}/hints"
            hint = caller.ask("POST", path, token=token).headers["Location"]
            wait_until(
                lambda: caller.ask("GET", hint, token=token).json["status"] == "ready",
                "the hint is ready",
            )
            caller.close()


def test_readers_miss_nothing_through_a_restart() -> None:
    """
    Every reader gets every event of its game once, in order.
    """
    follow_games(games=6, readers_each=5)


@pytest.mark.soak
def test_five_hundred_readers_miss_nothing_through_a_restart() -> None:
    """
    The same with 50 games of bots and 500 readers at two API processes.
    """
    follow_games(games=50, readers_each=10)
