"""Real servers for tests: a Redis of one's own, which may be killed and restarted."""

import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from service.supervisor import data_folder
from service.supervisor import redis_server as redis
from service.supervisor.children import Child

PATIENCE = 300.0
"""In seconds: how late a busy machine may be before something counts as missing.

A test that passes never waits for so long: it goes on as soon as the fact is there.
"""

LONGEST_PAUSE = 0.25
"""In seconds: between two looks at what somebody waits for."""


def wait_until(
    is_so: Callable[[], object], what: str = "", seconds: float = PATIENCE
) -> None:
    """Return soon after the condition holds; fail when it does not in time.

    The longer it has taken, the longer are the pauses, so that a long wait leaves the
    processor to those who are waited for.
    """
    began = time.monotonic()
    while not is_so():
        waited = time.monotonic() - began
        assert waited < seconds, f"not within {seconds} s: {what or is_so}"
        time.sleep(min(0.01 + waited / 10, LONGEST_PAUSE))


def command_of(pid: int) -> list[str]:
    """The command line of a process, as Linux shows it; empty when it is gone."""
    try:
        text = Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return text.rstrip("\0").split("\0") if text else []


class RedisServer:
    """A server on a Unix socket, with the options that `seance up` gives its own."""

    def __init__(self, folder: Path, listens_on: Path, held_by: int) -> None:
        self.folder = folder
        self.url = redis.url(listens_on)
        self._child = Child(redis.program(folder, listens_on, held_by))
        self.start()

    def start(self) -> None:
        """Start the server on the data it left behind."""
        self._child.start()
        wait_until(self._child.program.is_ready, "redis answers")

    def kill(self) -> None:
        """End the server without warning, by SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End the server cleanly."""
        self._end(signal.SIGTERM)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The process of the server, the present one or the last."""
        assert isinstance(self._child.process, subprocess.Popen)
        return self._child.process

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)


@contextmanager
def redis_server(folder: Path | None = None) -> Iterator[RedisServer]:
    """A Redis server in a temporary folder, gone with its data at the end."""
    with ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        held_by = stack.enter_context(data_folder.lock(folder))
        listens_on = stack.enter_context(redis.socket_for(folder))
        server = RedisServer(folder, listens_on, held_by)
        stack.callback(server.stop)
        yield server
