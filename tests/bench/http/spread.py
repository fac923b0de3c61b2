"""Connections spread evenly over the API processes.

Processes that share a port get connections by the kernel's hash of the addresses, so
eight clients may well meet one process and leave the other idle. That luck would decide
a factor of two, for us and for the floor alike; so connections are dialled until every
process has its share. This needs Linux' /proc; elsewhere luck decides.
"""

from __future__ import annotations

import socket
import sys
import time
from collections import defaultdict
from contextlib import suppress
from itertools import chain
from pathlib import Path

from tests.bench.http.cost import children

Address = tuple[str, int]

PATIENCE_SECONDS = 30.0


def dial(
    address: Address, count: int, *, master: int, processes: int
) -> list[socket.socket]:
    """Open ``count`` connections, by turns to each child of ``master``."""
    if sys.platform != "linux":
        return [connect(address) for _ in range(count)]
    kept: defaultdict[int, list[socket.socket]] = defaultdict(list)
    deadline = time.monotonic() + PATIENCE_SECONDS
    while sum(map(len, kept.values())) < count:
        assert time.monotonic() < deadline, f"no even spread, only {kept}"
        connection = connect(address)
        process = _accepted_by(connection, master, deadline)
        if len(kept[process]) * processes < count:
            kept[process].append(connection)
        else:
            connection.close()
    return list(chain.from_iterable(zip(*kept.values(), strict=True)))


def connect(address: Address) -> socket.socket:
    """Open one connection that sends what is written at once."""
    connection = socket.create_connection(address)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def _accepted_by(connection: socket.socket, master: int, deadline: float) -> int:
    """Return the child of ``master`` that has taken a connection, once one has."""
    while time.monotonic() < deadline:
        other_end = f"socket:[{_inode(connection)}]"
        for process in children(master):
            if other_end in _open_files(process):
                return process
    raise TimeoutError("a connection was taken by none of the API processes")


def _inode(connection: socket.socket) -> str:
    """Return how the kernel names the other end of a connection on this machine."""
    near, far = connection.getsockname()[1], connection.getpeername()[1]
    ends = (f":{far:04X}", f":{near:04X}")
    for line in Path("/proc/net/tcp").read_text().splitlines():
        columns = line.split()
        if columns[1].endswith(ends[0]) and columns[2].endswith(ends[1]):
            return columns[9]
    return ""


def _open_files(process: int) -> set[str]:
    """Return what the descriptors of a process point to."""
    files = set()
    for descriptor in Path(f"/proc/{process}/fd").iterdir():
        # A descriptor may be closed between the listing and the look at it.
        with suppress(FileNotFoundError):
            files.add(str(descriptor.readlink()))
    return files
