"""An API server as `seance up` runs it, on a Redis server as `seance up` runs it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from service.settings import Settings
from service.supervisor import ports, programs
from service.supervisor.children import Child
from tests.bench.http import spread
from tests.bench.http.cost import children
from tests.bench.peers import ROOT
from tests.servers import RedisServer, redis_server, wait_until

SEANCE = "service.api:create_app()"
FLOOR = "tests.bench.http.floor:create_app()"

PROCESSES = 2

_FOLDER = ROOT / "var" / "bench"
"""On the disk that games are kept on; a folder for temporary files may be memory."""


class Serving(NamedTuple):
    """A server that answers: where it is and who it is."""

    address: spread.Address
    master: int
    """The process whose children answer requests."""
    redis: RedisServer

    def processes(self) -> list[int]:
        """Return who does the work: the API processes and Redis (Linux)."""
        return [*children(self.master), self.redis.process.pid]


@contextmanager
def serving(app: str) -> Iterator[Serving]:
    """Serve ``app`` in two processes; only the application differs from `seance up`."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=_FOLDER) as folder,
        redis_server(Path(folder)) as redis,
        ports.hold("127.0.0.1", 0) as address,
    ):
        settings = Settings(
            port=address[1], redis_url=redis.url, api_processes=PROCESSES
        )
        command = programs.api(settings)
        assert SEANCE in command
        arguments = tuple(app if word == SEANCE else word for word in command)
        child = Child(programs.Program("api", arguments, settings.environment()))
        child.start()
        try:
            wait_until(lambda: child.ending() or _listens(address), "a server listens")
            assert child.ending() is None, child.ending()
            assert child.process is not None
            yield Serving(address, child.process.pid, redis)
        finally:
            child.ask_to_stop()
            wait_until(child.has_stopped, "the server has stopped")


def _listens(address: spread.Address) -> bool:
    try:
        spread.connect(address).close()
    except OSError:
        return False
    return True
