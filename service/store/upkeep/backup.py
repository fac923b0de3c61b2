"""A backup: a folder with every unit of a store, and a manifest.

It is made while games are played. Each unit is read at one moment, no sooner than the
backup began: what was acknowledged by then is in it. What refers to something is read
before it, ratings before tournaments and tournaments before games, so that no game is
missing that a tournament has counted, and no inbox knows more than its games. Accounts
that came meanwhile follow, without their inboxes. The manifest is written last.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from service.store import keys
from service.store.upkeep import data_version, families, units
from service.store.upkeep.scanning import count_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import BinaryIO

    from service.store.clients import Database
    from service.store.upkeep.scanning import Tell

FORMAT = 1
"""Of the files of a backup."""

UNITS, COUNTS, MANIFEST = "units.jsonl.gz", "counts.json", "manifest.json"

PHASES: tuple[tuple[str, ...], ...] = (
    (families.PLAIN,),
    (families.RATINGS,),
    (families.SCHEDULE,),
    families.SERIES,
    (families.ACCOUNT,),
    (families.GAME,),
)
"""The kinds of units, in the order in which they are read."""

QUICK = 1
"""The level of compression: a backup should not take longer than it must."""

_encode = msgspec.json.Encoder().encode


class BadBackup(Exception):
    """A folder that cannot be written to, or restored; the message says why."""


class File(msgspec.Struct):
    """A file of a backup, as its manifest knows it."""

    name: str
    bytes: int
    sha256: str


class Manifest(msgspec.Struct):
    """What a backup is and what is in it."""

    format: int
    seance: str
    """The release that made it."""
    data_version: int
    began: str
    """What was acknowledged before is in it (RFC 3339, UTC)."""
    ended: str
    units: dict[str, int]
    """How many there are of each kind."""
    keys: int
    files: list[File]


def make(database: Database, folder: Path, tell: Tell) -> Manifest:
    """Write all that a store holds into a new folder, and return the manifest."""
    with database.client() as redis:
        found = data_version.read(redis)
        data_version.refuse(redis, found)
        data_version.refuse_migrating(redis)
    _make_folder(folder)
    began = _now()
    number, of_keys = dict.fromkeys((kind for each in PHASES for kind in each), 0), 0
    with (
        _create(folder / UNITS) as file,
        gzip.GzipFile("", "wb", QUICK, file) as packed,
    ):
        for unit in _read(database, tell):
            packed.write(_encode(unit) + b"\n")
            number[unit.kind] += 1
            of_keys += len(unit.parts)
    with _create(folder / COUNTS) as file:
        file.write(_encode(_counts(database)))
    with database.client() as redis:
        if data_version.read(redis) != found:
            raise BadBackup("The data were migrated meanwhile. Make the backup again.")
    manifest = Manifest(
        format=FORMAT,
        seance=version("seance"),
        data_version=found,
        began=began,
        ended=_now(),
        units=number,
        keys=of_keys,
        files=[describe(folder / name) for name in (UNITS, COUNTS)],
    )
    with _create(folder / MANIFEST) as file:
        file.write(msgspec.json.format(_encode(manifest), indent=1) + b"\n")
    _sync(folder)
    return manifest


def length(database: Database) -> int:
    """Return how often ``make`` reports progress, roughly: once for each game."""
    with database.client() as redis:
        return count_games(redis)


def _read(database: Database, tell: Tell) -> Iterator[units.Found]:
    accounts: set[families.Unit] = set()
    for kinds in PHASES:
        # Looked for again each time: what is referred to may have come meanwhile.
        with database.client() as redis:
            found = units.find(redis, _is_among(kinds))
        for unit, read in units.read(database, found):
            if read is not None:
                yield read
            if unit.kind == families.GAME:
                tell(1)
            elif unit.kind == families.ACCOUNT:
                accounts.add(unit)
    with database.client() as redis:
        found = units.find(redis, _is_among((families.ACCOUNT,)))
    late = {unit: names for unit, names in found.items() if unit not in accounts}
    for _, read in units.read(database, late):
        if read is not None:
            read.parts = [part for part in read.parts if part.key == read.key]
            yield read


def _is_among(kinds: tuple[str, ...]) -> Callable[[str], bool]:
    return lambda kind: kind in kinds


def _counts(database: Database) -> dict[str, dict[str, int]]:
    """Return how many commands were taken, by shard and title: also of games gone by.

    How many games there are follows from the games.
    """
    ending = f" {keys.COMMANDS}"
    found: dict[str, dict[str, int]] = {}
    with database.client() as redis:
        for shard in keys.SHARDS:
            counted: dict[bytes, Any] = redis.hgetall(keys.counts(shard))
            found[shard] = {
                name.decode(): int(number)
                for name, number in counted.items()
                if name.decode().endswith(ending)
            }
    return found


def describe(file: Path) -> File:
    """Return the length and the checksum of a file."""
    with file.open("rb") as content:
        digest = hashlib.file_digest(content, "sha256").hexdigest()
    return File(file.name, file.stat().st_size, digest)


def _make_folder(folder: Path) -> None:
    """Make a folder that only this user can look into; it must be empty."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadBackup(f"{folder} is not empty. Name a new folder.")
        folder.chmod(0o700)
    except OSError as error:
        raise BadBackup(f"Cannot write to {folder}: {error.strerror}.") from None


@contextmanager
def _create(path: Path) -> Iterator[BinaryIO]:
    """Give a new file that only this user can read; it is on disk after the block."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    with os.fdopen(os.open(path, flags, 0o600), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def _sync(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
