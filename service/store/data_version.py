"""The version of the data in the store, and the way from older versions to this one.

A store without a version is empty, or was written before there were versions: that is
version 1. Whoever changes what is stored raises ``PRESENT`` and adds a migration; all
processes of older releases must have been stopped before the first of the new one.
"""

from __future__ import annotations

import logging
import time
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from service.errors import StoreAway
from service.games.model import Status
from service.store import keys
from service.tokens import ID_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

log = logging.getLogger(__name__)

FIRST = 1
"""What a store with data but without a version was written by."""

PRESENT = 2
"""The version that this code reads and writes."""

LOCK_SECONDS = 60.0
"""How long a process that migrates may be silent before another one takes over."""


SCANNED_AT_ONCE = 500
"""In games."""


class Migration(NamedTuple):
    """A way to a version from the one before it."""

    version: int
    """The version that it leads to."""
    migrate: Callable[[Any], None]
    """Changes the data by a redis-py client; it may be repeated after half a run."""


def list_lives(redis: Any) -> None:
    """Version 2: list the games that wait or are played, as if changed just now.

    From these lists those are found in which nothing happens any more.
    """
    present = time.time()
    found = redis.scan_iter(match=keys.game("?" * ID_LENGTH), count=SCANNED_AT_ONCE)
    for names in _batches(found, SCANNED_AT_ONCE):
        statuses = redis.pipeline(transaction=False)
        for name in names:
            statuses.hget(name, "status")
        listed = redis.pipeline(transaction=False)
        for name, status in zip(names, statuses.execute(), strict=True):
            if status is not None and status.decode() in Status.LIVE:
                game_id = name.decode().rpartition(":")[2]
                index = keys.idle(game_id[0], status.decode())
                listed.zadd(index, {game_id: present}, nx=True)
        listed.execute()


def _batches(names: Iterable[bytes], size: int) -> Iterator[list[bytes]]:
    remaining = iter(names)
    while batch := list(islice(remaining, size)):
        yield batch


MIGRATIONS: tuple[Migration, ...] = (Migration(2, list_lives),)
"""In ascending order, without a gap up to ``PRESENT``."""


class DataTooNew(StoreAway):
    """A newer release of Seance wrote the data; this one must not touch them."""

    def __init__(self, found: int, present: int) -> None:
        """Name both versions."""
        super().__init__()
        self.found, self.present = found, present

    def __str__(self) -> str:
        """Say what is wrong and what to do."""
        return (
            f"The data in Redis have version {self.found}, and this release of Seance "
            f"knows them up to version {self.present}. Nothing was written. Run the "
            f"release that wrote them or a newer one, or use another Redis database."
        )


class BeingMigrated(StoreAway):
    """Another process brings the data to the present version."""


def prepare(
    redis: Any, present: int = PRESENT, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Bring the data to the present version; ``DataTooNew`` if they are beyond it."""
    version = _read(redis, present)
    if version > present:
        error = DataTooNew(version, present)
        log.error("%s", error)
        raise error
    if version < present:
        _migrate(redis, present, migrations)


def _read(redis: Any, present: int) -> int:
    """Return the version of the data; write it down where that is missing."""
    found = redis.get(keys.DATA_VERSION)
    if found is None:
        version = FIRST if _has_data(redis) else present
        redis.set(keys.DATA_VERSION, version, nx=True)
        # Another process may have been faster.
        found = redis.get(keys.DATA_VERSION)
    return int(found)


def _has_data(redis: Any) -> bool:
    pipeline = redis.pipeline(transaction=False)
    for key in _traces():
        pipeline.exists(key)
    return any(pipeline.execute())


def _traces() -> Iterator[str]:
    """Yield keys of which one exists as soon as anything was ever stored."""
    for shard in keys.SHARDS:
        yield keys.counts(shard)
        yield keys.schedules(shard)
        for kind in ("simulation", "tournament"):
            yield keys.all_series(shard, kind)


def _migrate(redis: Any, present: int, migrations: Sequence[Migration]) -> None:
    lock = redis.lock(keys.MIGRATION, timeout=LOCK_SECONDS, blocking=False)
    if not lock.acquire():
        raise BeingMigrated
    try:
        version = _read(redis, present)
        for migration in migrations:
            if migration.version > version:
                log.warning("the data are migrated to version %d", migration.version)
                migration.migrate(redis)
                redis.set(keys.DATA_VERSION, migration.version)
                lock.reacquire()
    finally:
        lock.release()
