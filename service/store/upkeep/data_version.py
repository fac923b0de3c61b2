"""The version of the data in the store, and the ways between versions.

A store without a version is empty, or was written before there were versions: that is
version 1. Whoever changes what is stored raises ``PRESENT`` and adds a migration; all
processes of older releases must have been stopped before the first of the new one.

While data are taken back to an older version, ``MIGRATING`` says to which. Until that
is done the version still is the newer one, which the older release refuses; whoever
opens the store with the newer release brings all of it forward again.
"""

from __future__ import annotations

import logging
import math
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from service.errors import StoreAway
from service.store import keys
from service.store.upkeep import second_version

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from service.store.upkeep.scanning import Tell

log = logging.getLogger(__name__)

FIRST = 1
"""What a store with data but without a version was written by."""

PRESENT = 2
"""The version that this code reads and writes."""

LOCK_SECONDS = 60.0
"""How long a process that migrates may be silent before another one takes over."""


class Migration(NamedTuple):
    """A way to a version from the one before it, and the way back if there is one.

    Each gets a redis-py client and reports now and then how many games it has seen.
    Each may be repeated after half a run.
    """

    version: int
    """The version that it leads to."""
    migrate: Callable[[Any, Tell], None]
    about: str = ""
    """What it does, as a sentence."""
    back: Callable[[Any, Tell], None] | None = None
    about_back: str = ""
    obstacles: Callable[[Any, Tell], list[str]] = lambda *_: []
    """Says why these data cannot go back, in sentences; reads only."""


MIGRATIONS: tuple[Migration, ...] = (
    Migration(
        2,
        second_version.list_lives,
        "Games that wait or are played are listed by their last change, so that they "
        "expire when nobody goes on.",
        second_version.unlist_lives,
        "The lists of games by their last change are removed; abandoned games are "
        "listed with the finished ones, and all bots that must act in one list.",
        second_version.obstacles,
    ),
)
"""In ascending order, without a gap up to ``PRESENT``."""


class DataRefused(StoreAway):
    """The data are not for this release, or not whole; nothing may be written."""


class DataTooNew(DataRefused):
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


class HalfRestored(DataRefused):
    """A backup was being restored, and that has not come to its end."""

    def __str__(self) -> str:
        """Say what is wrong and what to do."""
        return (
            "A backup is being restored to this Redis database, or that was broken "
            "off: not all of the data are there. Run seance restore to its end, with "
            "--replace if it was broken off."
        )


class NoWayBack(DataRefused):
    """The data cannot be taken back to an older version; nothing was written."""

    def __init__(self, version: int, reasons: Sequence[str]) -> None:
        """Say for which reasons they cannot be taken back to ``version``."""
        super().__init__()
        self.version, self.reasons = version, reasons

    def __str__(self) -> str:
        """Say what is in the way."""
        return (
            f"The data cannot be taken back to version {self.version}: "
            f"{' '.join(self.reasons)} Nothing was written. A backup that was made "
            f"before they were migrated can be restored instead."
        )


class BeingMigrated(StoreAway):
    """Another process brings the data to another version."""

    def __init__(self, seconds: int) -> None:
        """Say after how many seconds of silence others may go on in its place."""
        super().__init__()
        self.silence = seconds

    def __str__(self) -> str:
        """Say what to do."""
        return (
            f"Another process migrates the data. Wait until it has ended; if it was "
            f"killed, try again in {self.silence} s. Nothing was written."
        )


class PlannedStep(NamedTuple):
    """One migration of a plan."""

    found: int
    to: int
    about: str
    run: Callable[[Any, Tell], None]

    @property
    def is_back(self) -> bool:
        """Whether it leads to an older version."""
        return self.to < self.found


def prepare(
    redis: Any, present: int = PRESENT, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Bring the data to the present version; refuse data that are beyond it."""
    try:
        refuse(redis, read(redis, present), present)
    except DataRefused as error:
        log.error("%s", error)  # noqa: TRY400 - there is no fault of ours
        raise
    if _establish(redis, present) < present:
        for step in plan(redis, present, present, migrations):
            log.warning("the data are migrated to version %d", step.to)
        migrate(redis, present, present, migrations)


def refuse(redis: Any, version: int, present: int = PRESENT) -> None:
    """Refuse data that are too new, or that are not all there."""
    if version > present:
        raise DataTooNew(version, present)
    if redis.exists(keys.RESTORING):
        raise HalfRestored


def refuse_migrating(redis: Any) -> None:
    """Refuse data that another process brings to another version."""
    left = redis.pttl(keys.MIGRATION)
    if left > 0:
        raise BeingMigrated(math.ceil(left / 1000))


def read(redis: Any, present: int = PRESENT) -> int:
    """Return the version of the data; an empty store has the present one.

    Data that were being taken back count as of the version that they were to get.
    """
    found, unfinished = redis.get(keys.DATA_VERSION), redis.get(keys.MIGRATING)
    if found is None:
        return FIRST if _has_data(redis) else present
    return min(int(found), int(unfinished or found))


def plan(
    redis: Any,
    to: int,
    present: int = PRESENT,
    migrations: Sequence[Migration] = MIGRATIONS,
    tell: Tell = lambda _: None,
) -> list[PlannedStep]:
    """Return the steps to a version, in their order; refuse what has no way.

    Nothing is written.
    """
    found = redis.get(keys.DATA_VERSION)
    version = read(redis, present)
    refuse(redis, version, present)
    is_unfinished = found is not None and version < int(found)
    if to > version or (to == version and not is_unfinished):
        return [
            PlannedStep(way.version - 1, way.version, way.about, way.migrate)
            for way in migrations
            if version < way.version <= to
        ]
    # What was begun is taken up where it began.
    version = int(found) if is_unfinished else version
    steps = []
    for way in reversed(migrations):
        if to < way.version <= version:
            if way.back is None:
                reason = f"what came with version {way.version} cannot be undone."
                raise NoWayBack(to, [reason])
            reasons = way.obstacles(redis, tell)
            if reasons:
                raise NoWayBack(to, reasons)
            steps.append(
                PlannedStep(way.version, way.version - 1, way.about_back, way.back)
            )
    return steps


def migrate(
    redis: Any,
    to: int,
    present: int = PRESENT,
    migrations: Sequence[Migration] = MIGRATIONS,
    tell: Tell = lambda _: None,
) -> None:
    """Bring the data to a version, step by step; what was half done is done again."""
    lock = redis.lock(keys.MIGRATION, timeout=LOCK_SECONDS, blocking=False)
    if not lock.acquire():
        refuse_migrating(redis)
        # It has just ended.
        raise BeingMigrated(0)
    renewed = time.monotonic()

    def go_on(number: int) -> None:
        nonlocal renewed
        if time.monotonic() - renewed > LOCK_SECONDS / 4:
            lock.reacquire()
            renewed = time.monotonic()
        tell(number)

    try:
        for step in plan(redis, to, present, migrations, go_on):
            if step.is_back:
                redis.set(keys.MIGRATING, step.to)
            step.run(redis, go_on)
            redis.set(keys.DATA_VERSION, step.to)
            redis.delete(keys.MIGRATING)
            lock.reacquire()
    finally:
        lock.release()


def _establish(redis: Any, present: int) -> int:
    """Return the version of the data; write it down where that is missing."""
    version = read(redis, present)
    if redis.set(keys.DATA_VERSION, version, nx=True):
        return version
    # It was there, or another process was faster.
    return read(redis, present)


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
