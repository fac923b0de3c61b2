"""Schedules in Redis: what is due is written down before it is started.

Looking and starting are two steps, each safe to repeat: whoever looks first decides
what is due, and the id of a tournament follows from its due time, so that nobody starts
it twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.store import keys
from service.store.scripts import SCHEDULE_LOOK, SCHEDULE_OPEN, SCHEDULE_START
from service.tokens import is_game_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.store.clients import Database

RUNS_KEPT = 20

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class ScheduleRun(NamedTuple):
    """A tournament that a schedule has started."""

    due: int
    """In microseconds since 1970."""
    tournament: str


class ScheduleRecord(NamedTuple):
    """A schedule as it is now; times in microseconds since 1970."""

    id: str
    request: Any
    created: int
    looked: int
    """Up to when its due times have been seen to."""
    due: list[int]
    """The times whose tournament has yet to be started."""
    runs: list[ScheduleRun]
    """The latest first."""
    opened: int = 0
    """The due time whose tournament can be entered, or was last; 0 for none."""


class Schedules:
    """All schedules of one Redis server."""

    def __init__(self, database: Database) -> None:
        """Keep schedules in ``database``."""
        self._database = database

    def create(self, schedule_id: str, request: Any, now: int) -> ScheduleRecord:
        """Keep a new schedule, of which nothing before ``now`` is due.

        One that exists stays as it is.
        """
        key = keys.schedule(schedule_id)
        fields = {"request": _encode(request), "created": now, "looked": now}
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for name, value in fields.items():
                pipeline.hsetnx(key, name, value)
            pipeline.sadd(keys.schedules(schedule_id[0]), schedule_id)
            pipeline.execute()
        new = ScheduleRecord(schedule_id, request, now, now, [], [])
        return self.read(schedule_id) or new

    def delete(self, schedule_id: str) -> bool:
        """Remove a schedule; return whether there was one."""
        if not is_game_id(schedule_id):
            return False
        key = keys.schedule(schedule_id)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.srem(keys.schedules(schedule_id[0]), schedule_id)
            for each in (key, f"{key}:due", f"{key}:runs"):
                pipeline.unlink(each)
            found, *_ = pipeline.execute()
        return bool(found)

    def all(self) -> list[ScheduleRecord]:
        """Return all schedules, the oldest first."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                pipeline.smembers(keys.schedules(shard))
            found = pipeline.execute()
        ids = [one.decode() for part in found for one in part]
        records = [record for one in ids if (record := self.read(one)) is not None]
        return sorted(records, key=lambda record: (record.created, record.id))

    def read(self, schedule_id: str) -> ScheduleRecord | None:
        """Return a schedule as it is now, if there is one."""
        if not is_game_id(schedule_id):
            return None
        key = keys.schedule(schedule_id)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.hmget(key, "request", "created", "looked", "opened")
            pipeline.zrange(f"{key}:due", 0, -1)
            pipeline.lrange(f"{key}:runs", 0, -1)
            fields, due, runs = pipeline.execute()
        if fields[0] is None:
            return None
        request, created, looked, opened = fields
        return ScheduleRecord(
            id=schedule_id,
            request=_decode(request),
            created=int(created),
            looked=int(looked),
            due=[int(time) for time in due],
            runs=[_run(run) for run in runs],
            opened=int(opened or 0),
        )

    def look(self, record: ScheduleRecord, now: int, due: Sequence[int]) -> bool:
        """Write down what is due up to now; return whether nobody else did before."""
        key = keys.schedule(record.id)
        reply: int = self._database.run(
            SCHEDULE_LOOK, [key, f"{key}:due"], record.looked, now, *due
        )
        return bool(reply)

    def started(self, schedule_id: str, due: int, tournament: str) -> None:
        """Strike a due time whose tournament exists."""
        key = keys.schedule(schedule_id)
        names = [f"{key}:due", f"{key}:runs"]
        self._database.run(SCHEDULE_START, names, due, tournament, RUNS_KEPT)

    def opened(self, schedule_id: str, due: int) -> None:
        """Note the due time whose tournament can be entered."""
        self._database.run(SCHEDULE_OPEN, [keys.schedule(schedule_id)], due)

    def skipped(self, schedule_id: str, due: int) -> None:
        """Strike a due time that has no tournament."""
        with self._database.client() as redis:
            redis.zrem(f"{keys.schedule(schedule_id)}:due", due)


def _run(entry: bytes) -> ScheduleRun:
    due, _, tournament = entry.decode().partition(" ")
    return ScheduleRun(int(due), tournament)
