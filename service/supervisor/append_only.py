"""How far the append-only files of the Redis server are whole that Seance runs.

They are a snapshot, called the base, and the commands after it. The server itself drops
an end that was not written whole. Where something else is wrong it does not start, and
names a tool; this looks at the commands as that tool does, and keeps a copy of what it
cuts off. Snapshots are checked by the server's own program.
"""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple

from service.supervisor import redis_server
from service.supervisor.errors import CannotStart

FOLDER, MANIFEST = "appendonlydir", "appendonly.aof.manifest"

BASE, COMMANDS = "b", "i"
"""The types of files in a manifest that count; ``h`` waits to be deleted."""

ARRAY, LENGTH = re.compile(rb"\*([0-9]{1,7})\r\n"), re.compile(rb"\$([0-9]{1,9})\r\n")
LONGEST_LINE = 64
"""In bytes: what begins a command, or one of its parts."""

KEPT_WORD = 16
"""In bytes: MULTI and EXEC are shorter."""


@dataclass(frozen=True)
class AppendOnlyFile:
    """A file of a data folder, and how far it is whole."""

    path: Path
    whole: int
    """In bytes: up to the last command, or the last transaction, that is there.

    A base is whole or of no use: the server takes nothing from a damaged one.
    """
    size: int
    can_be_cut: bool
    """Whether nothing builds on its end."""

    @property
    def is_whole(self) -> bool:
        """Whether the server reads all of it."""
        return self.whole == self.size


class _Listed(NamedTuple):
    """A line of a manifest."""

    path: Path
    type: str


def refuse_without_games(folder: Path) -> None:
    """Refuse a folder that has no append-only files; it need not exist."""
    _listed(folder)


def look(folder: Path) -> list[AppendOnlyFile]:
    """Return the files of a data folder, the oldest first."""
    listed = _listed(folder)
    found = []
    for file in listed:
        if not file.path.exists():
            raise CannotStart(f"{file.path} is missing. Restore a backup.")
        size = file.path.stat().st_size
        if file.type == BASE:
            whole = size if _is_whole_base(folder, file.path) else 0
        else:
            with file.path.open("rb") as content:
                whole = _whole_until(content)
        can_be_cut = file.type == COMMANDS and file is listed[-1]
        found.append(AppendOnlyFile(file.path, whole, size, can_be_cut))
    return found


def _listed(folder: Path) -> list[_Listed]:
    """Return the files that the manifest of a data folder names."""
    manifest = folder / FOLDER / MANIFEST
    try:
        lines = manifest.read_text().splitlines()
    except OSError:
        raise CannotStart(f"There is no {manifest}: no games are kept here.") from None
    # Each is "file <name> seq <number> type <letter>".
    words = [line.split() for line in lines if line.startswith("file ")]
    return [
        _Listed(manifest.parent / line[1], line[-1])
        for line in words
        if line[-1] in {BASE, COMMANDS}
    ]


def _is_whole_base(folder: Path, base: Path) -> bool:
    """Whether the server could read a base, which may be of any length.

    The program of a server checks files if it is called by the name of that tool.
    """
    tool = "redis-check-rdb" if base.suffix == ".rdb" else "redis-check-aof"
    server = redis_server.choose(folder)
    ran = subprocess.run(
        [tool, base], executable=server.path, capture_output=True, check=False
    )
    return ran.returncode == 0


def cut(folder: Path, file: AppendOnlyFile) -> Path:
    """Cut off what is not whole; return a copy of the file as it was."""
    copy = folder / f"{file.path.name}.damaged"
    if copy.exists():
        raise CannotStart(f"{copy} is there already. Move it away first.")
    shutil.copy2(file.path, copy)
    copy.chmod(0o600)
    with file.path.open("rb+") as damaged:
        damaged.truncate(file.whole)
    return copy


def _whole_until(file: BinaryIO) -> int:
    """Return where the last command ends that is there; transactions count whole."""
    whole, is_open = 0, False
    while True:
        first = file.readline(LONGEST_LINE)
        if first.startswith(b"#") and first.endswith(b"\n"):
            word = b""
        else:
            found = ARRAY.fullmatch(first)
            words = [_read_word(file) for _ in range(int(found[1]))] if found else []
            if not words or None in words:
                return whole
            word = words[0].upper() if words[0] else b""
        if word == b"MULTI":
            is_open = True
        elif word == b"EXEC":
            is_open = False
        if not is_open:
            whole = file.tell()


def _read_word(file: BinaryIO) -> bytes | None:
    """Return the beginning of a part of a command; nothing if it is not there."""
    found = LENGTH.fullmatch(file.readline(LONGEST_LINE))
    if found is None:
        return None
    length = int(found[1])
    start = file.read(min(length, KEPT_WORD))
    file.seek(length - len(start), 1)
    return start if file.read(2) == b"\r\n" else None
