"""Ports: refused when taken, held from the first look until the service ends.

The API processes share their port (SO_REUSEPORT), so two services on one port would
share it too, silently. Hence the port is first taken exclusively.
"""

import errno
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

from service.settings import is_loopback
from service.supervisor.errors import CannotStart

PATIENCE = 5.0
"""In seconds: what is left of a service that was killed needs a moment to end."""

POLL = 0.05

Address = tuple[str, int] | tuple[str, int, int, int] | tuple[int, bytes]


@contextmanager
def hold(host: str, port: int, patience: float = PATIENCE) -> Iterator[tuple[str, int]]:
    """Hold an address, with numbers for names, against all but our own processes."""
    family, kind, protocol, _, address = _resolve(host, port)
    with socket.socket(family, kind, protocol) as holder:
        try:
            _take(holder, address, time.monotonic() + patience)
        except OSError as refusal:
            raise CannotStart(
                f"Cannot listen on port {port} of {host}: {refusal.strerror}. "
                f"Stop what uses it, or choose another --port."
            ) from None
        # From here on our own processes may join; a second `seance up` asks
        # exclusively, as above, and is refused.
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        yield holder.getsockname()[:2]


def _take(holder: socket.socket, address: Address, deadline: float) -> None:
    while True:
        try:
            _bind(holder, address)
        except OSError as refusal:
            if refusal.errno != errno.EADDRINUSE or time.monotonic() > deadline:
                raise
            time.sleep(POLL)
        else:
            return


def _bind(holder: socket.socket, address: Address) -> None:
    try:
        holder.bind(address)
    except OSError:
        # Connections of a service that ended a minute ago also refuse a bind; this
        # overlooks them, and still not a port that is listened on or held as above.
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(address)


def _resolve(host: str, port: int) -> tuple[int, int, int, str, Address]:
    try:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror as refusal:
        raise CannotStart(
            f"Cannot listen on {host}: {refusal.strerror}. Choose another --host."
        ) from None


def exposure(host: str, proxies: int) -> str:
    """Why it is risky to listen on a host without a proxy; nothing on loopback."""
    if proxies or is_loopback(host):
        return ""
    return (
        f"listening on {host} without a proxy: slow clients can take every thread, and "
        f"nothing is encrypted. Put the proxy of deploy/proxy in front, and set "
        f"SEANCE_PROXIES to the number of proxies"
    )


def authority(host: str, port: int) -> str:
    """Host and port as they stand in a URL."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def reachable(host: str) -> str:
    """An address by which this machine reaches a service that listens on the host."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
