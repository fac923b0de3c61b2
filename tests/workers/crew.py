"""Real worker processes, which are killed without warning and started again."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from service.settings import Settings
from service.supervisor import tether
from tests.servers import PATIENCE

KINDS = ("both", "parent", "horse")
"""Which processes of a worker are killed: it plays in a fork of its own, the horse."""


class Crew:
    """Worker processes by role, on one Redis server."""

    def __init__(self, redis_url: str) -> None:
        self._environment = {
            **os.environ,
            **Settings(redis_url=redis_url).environment(),
        }
        self._processes: list[tuple[str, subprocess.Popen[bytes]]] = []
        self.kills = 0

    def start(self, role: str) -> None:
        """Start one process more of a role."""
        # Tethered: it does not outlive a test that was killed.
        tethered = (sys.executable, "-I", "-S", tether.__file__, str(os.getpid()))
        program = (sys.executable, "-m", "workers", role)
        process = subprocess.Popen((*tethered, *program), env=self._environment)
        self._processes.append((role, process))

    def horses(self, role: str) -> list[int]:
        """The forks in which the processes of a role play."""
        return [
            pid
            for name, process in self._processes
            if name == role
            for pid in children_of(process.pid)
        ]

    def kill(self, role: str, kind: str = "both") -> None:
        """Kill the process of a role that has run longest, and start another."""
        place = next(n for n, (name, _) in enumerate(self._processes) if name == role)
        _, process = self._processes.pop(place)
        horses = children_of(process.pid)
        doomed = {"both": [process.pid, *horses], "parent": [process.pid]}
        for pid in doomed.get(kind, horses):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.kills += 1
        if kind == "horse":
            self._processes.append((role, process))
            return
        process.wait(PATIENCE)
        self.start(role)

    def close(self) -> None:
        """End all processes, and what they have forked."""
        doomed = [p for _, process in self._processes for p in children_of(process.pid)]
        for _, process in self._processes:
            process.kill()
        for pid in doomed:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for _, process in self._processes:
            process.wait(PATIENCE)


@contextmanager
def crew(redis_url: str, **roles: int) -> Iterator[Crew]:
    """So many processes of each role, until the end of the block."""
    hired = Crew(redis_url)
    try:
        for role, number in roles.items():
            for _ in range(number):
                hired.start(role)
        yield hired
    finally:
        hired.close()


def children_of(pid: int) -> list[int]:
    """The processes that a process has forked and that are still there."""
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [int(child) for child in text.split()]


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
