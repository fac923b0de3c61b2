"""The folder of the games: used by one Seance at a time, written by one server.

A Redis server that finds the files of another kind, or of a newer version, may start
empty without a word. So the folder records which server wrote it, and is opened by
that server or a newer one of its kind.
"""

import fcntl
import json
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from service.supervisor.errors import CannotStart, InUse

# A server whose supervisor was killed needs a moment to let go of the folder.
PATIENCE = 5.0
POLL = 0.05

OTHERS = 0o077
"""The permissions of everybody but the owner."""


@dataclass(frozen=True)
class ServerVersion:
    """What a Redis server calls itself: ``valkey`` or ``redis``, and its version."""

    kind: str
    version: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.kind} {'.'.join(map(str, self.version))}"

    def can_open(self, written_by: "ServerVersion | None") -> bool:
        """Whether this server reads all that the other one has written."""
        return written_by is None or (
            self.kind == written_by.kind and self.version >= written_by.version
        )


@contextmanager
def lock(folder: Path, patience: float = PATIENCE) -> Iterator[int]:
    """Hold the folder for this process and whoever inherits the descriptor."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _close_to_others(folder)
        descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as refusal:
        raise CannotStart(
            f"Cannot keep games in {folder}: {refusal.strerror}. Choose another --data."
        ) from None
    try:
        _take(descriptor, folder, time.monotonic() + patience)
        os.truncate(descriptor, 0)
        os.pwrite(descriptor, str(os.getpid()).encode(), 0)
        yield descriptor
    finally:
        os.close(descriptor)


def _close_to_others(folder: Path) -> None:
    """Games are secret: of all users only this one may look into the folder."""
    found = folder.stat()
    if found.st_uid == os.getuid() and found.st_mode & OTHERS:
        folder.chmod(found.st_mode & ~OTHERS)


def _take(descriptor: int, folder: Path, deadline: float) -> None:
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > deadline:
                holder = os.pread(descriptor, 32, 0).decode() or "unknown"
                raise InUse(
                    f"The data folder {folder} is in use by another Seance "
                    f"(process {holder}). Stop that one, or choose another --data."
                ) from None
            time.sleep(POLL)
        else:
            return


def written_by(folder: Path) -> ServerVersion | None:
    """The server that wrote the games in the folder; None when there are none yet."""
    record = folder / "server.json"
    if not record.exists():
        if (folder / "appendonlydir").exists():
            raise CannotStart(
                f"The data folder {folder} holds games but no server.json, so it is "
                f"not known which server can read them. Choose another --data."
            )
        return None
    try:
        found = msgspec.json.decode(record.read_bytes(), type=ServerVersion)
    except msgspec.DecodeError:
        raise CannotStart(
            f"{record} is damaged, so it is not known which server can read the games "
            f"beside it. Put it back from a backup; it says, for instance, "
            f'{{"kind": "valkey", "version": [9, 1, 2]}}.'
        ) from None
    return found


def record(folder: Path, server: ServerVersion) -> None:
    """Note the server that is about to write to the folder."""
    draft = folder / "server.json.new"
    draft.write_text(json.dumps({"kind": server.kind, "version": server.version}))
    draft.replace(folder / "server.json")


def secret(folder: Path) -> str:
    """Return the secret of the service in the folder; the first time, make it.

    Only its owner can read it. Whoever restores the games elsewhere takes it along, or
    the receivers of webhooks need new secrets.
    """
    place = folder / "secret"
    if not place.exists():
        draft = folder / "secret.new"
        draft.unlink(missing_ok=True)
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as written:
            written.write(secrets.token_urlsafe(32))
        draft.replace(place)
    return place.read_text().strip()
