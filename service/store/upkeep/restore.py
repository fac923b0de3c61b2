"""Restoring a backup into an empty store: all of it, or a refusal.

The whole backup is checked before anything is written. While it is written, a mark says
so, and no service opens the store; the mark and the data version come last.
"""

from __future__ import annotations

import gzip
import time
import zlib
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from service.errors import StoreAway
from service.store import keys
from service.store.upkeep import data_version, families, units
from service.store.upkeep.backup import (
    COUNTS,
    FORMAT,
    MANIFEST,
    UNITS,
    BadBackup,
    Manifest,
    describe,
)
from service.store.upkeep.scanning import AT_ONCE, batches

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from service.store.clients import Database
    from service.store.upkeep.scanning import Tell

WRITTEN_AT_ONCE = 50
"""In units; one waits for the disk, many are a long reply."""

_unit = msgspec.json.Decoder(units.Found).decode
_counts = msgspec.json.Decoder(dict[str, dict[str, int]]).decode


class NotEmpty(BadBackup):
    """The store holds something already."""


def check(folder: Path) -> Manifest:
    """Return the manifest of a backup that is whole and for this release."""
    try:
        text = (folder / MANIFEST).read_bytes()
    except OSError:
        raise BadBackup(
            f"{folder} has no {MANIFEST}: it is no backup, or one that was broken off."
        ) from None
    try:
        manifest = msgspec.json.decode(text, type=Manifest)
    except msgspec.DecodeError as error:
        raise BadBackup(f"{folder / MANIFEST} is damaged: {error}.") from None
    if manifest.format > FORMAT or manifest.data_version > data_version.PRESENT:
        raise BadBackup(
            f"The backup was made by a newer release of Seance ({manifest.seance}, "
            f"data version {manifest.data_version}); this one knows data up to version "
            f"{data_version.PRESENT}. Nothing was written."
        )
    for file in manifest.files:
        if not (folder / file.name).exists() or describe(folder / file.name) != file:
            raise BadBackup(
                f"{folder / file.name} is not the file that was written: its length or "
                f"its checksum differs. Nothing was written."
            )
    found = Counter(unit.kind for unit in _read(folder))
    if found != Counter(manifest.units):
        raise BadBackup(f"{folder / UNITS} lacks something. Nothing was written.")
    return manifest


def restore(
    database: Database, folder: Path, tell: Tell, *, replace: bool = False
) -> Manifest:
    """Write all that a backup holds into an empty store.

    With ``replace``, what the store holds is removed first.
    """
    manifest, has_begun = check(folder), False
    try:
        with database.client() as redis:
            held = next(_held(redis), None)
            if held is not None and not replace:
                raise NotEmpty(
                    f"The store is not empty: it has {held.decode(errors='replace')}. "
                    f"Nothing was written. --replace removes all that it holds first."
                )
            redis.set(keys.RESTORING, manifest.began)
            has_begun = True
            _remove(redis)
            _write(redis, folder, tell)
            redis.set(keys.DATA_VERSION, manifest.data_version)
            redis.delete(keys.MIGRATING)
            redis.delete(keys.RESTORING)
    except StoreAway as error:
        if not has_begun:
            raise
        raise BadBackup(
            f"Redis does not do its work: {error.__cause__ or error}. Not all of the "
            f"backup is there, and no service opens the store. Run it again with "
            f"--replace."
        ) from error
    return manifest


def _remove(redis: Any) -> None:
    """Remove all that the store holds, but for what lasts for seconds."""
    for names in batches(_held(redis), AT_ONCE):
        removed = redis.pipeline(transaction=False)
        for name in names:
            removed.unlink(name)
        removed.execute()


def _held(redis: Any) -> Iterator[bytes]:
    """Yield the keys of the store, but for what lasts for seconds."""
    for name in redis.scan_iter(match="seance:*", count=AT_ONCE):
        if not families.is_passing(name.decode(errors="surrogateescape")):
            yield name


def _write(redis: Any, folder: Path, tell: Tell) -> None:
    counted: Counter[tuple[str, str]] = Counter()
    present = time.time_ns() // 1_000_000
    for some in batches(_read(folder), WRITTEN_AT_ONCE):
        pipeline = redis.pipeline(transaction=False)
        for unit in some:
            units.write(pipeline, unit, present)
            if unit.kind == families.GAME and _is_for_accounts(unit):
                # Their inboxes may be older; the mark brings the news there.
                marked = {unit.id: present / 1000}
                pipeline.zadd(keys.uncarried(unit.shard), marked)
            counted.update(_counted(unit))
        pipeline.execute()
        tell(len(some))
    pipeline = redis.pipeline(transaction=False)
    for shard, commands in _counts((folder / COUNTS).read_bytes()).items():
        counted.update({(shard, name): number for name, number in commands.items()})
    for (shard, name), number in counted.items():
        pipeline.hset(keys.counts(shard), name, number)
    pipeline.execute()


def _counted(unit: units.Found) -> Iterator[tuple[str, str]]:
    """Yield as what a game is counted in its shard, if it can be read."""
    name = counted_as(unit)
    if unit.kind == families.GAME and name:
        yield unit.shard, name


def _is_for_accounts(unit: units.Found) -> bool:
    """Whether accounts hold seats of a game, or are invited to."""
    try:
        seats = msgspec.json.decode(unit.hash()["record"])["seats"]
        return any(seat.get("account") for seat in seats)
    except (AttributeError, KeyError, TypeError, ValueError, msgspec.DecodeError):
        return False


def counted_as(unit: units.Found) -> str:
    """Return under which name a game is counted; nothing if it cannot be read."""
    fields = unit.hash()
    try:
        title = msgspec.json.decode(fields["record"])["title"]
        return f"{title} {fields['status'].decode()}"
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        return ""


def _read(folder: Path) -> Iterator[units.Found]:
    try:
        with gzip.open(folder / UNITS) as lines:
            for line in lines:
                yield _unit(line)
    except (EOFError, OSError, zlib.error, msgspec.DecodeError) as error:
        raise BadBackup(f"{folder / UNITS} is damaged: {error}.") from None
