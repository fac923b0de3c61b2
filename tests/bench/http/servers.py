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
from tests.bench.peers import ROOT
from tests.servers import redis_server, wait_until

SEANCE = "service.api:create_app()"
FLOOR = "tests.bench.http.floor:create_app()"

_FOLDER = ROOT / "var" / "bench"
"""On the disk that games are kept on; a folder for temporary files may be memory."""


class Serving(NamedTuple):
    """A server that answers: where, who, and what it keeps its games in."""

    address: spread.Address
    master: int
    processes: int
    redis_url: str


@contextmanager
def serving(app: str) -> Iterator[Serving]:
    """Serve ``app`` in two processes; only the application differs from `seance up`."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=_FOLDER) as folder,
        redis_server(Path(folder)) as redis,
        ports.hold("127.0.0.1", 0) as port,
    ):
        settings = Settings(port=port, redis_url=redis.url, api_processes=2)
        command = programs.api(settings)
        assert SEANCE in command
        arguments = tuple(app if word == SEANCE else word for word in command)
        child = Child(programs.Program("api", arguments, settings.environment()))
        child.start()
        try:
            address = (settings.host, port)
            wait_until(lambda: child.ending() or _listens(address), "a server listens")
            assert child.process is not None
            yield Serving(address, child.process.pid, 2, redis.url)
        finally:
            child.ask_to_stop()
            wait_until(child.has_stopped, "the server has stopped")


def _listens(address: spread.Address) -> bool:
    try:
        spread.connect(address).close()
    except OSError:
        return False
    return True
