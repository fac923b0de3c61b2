"""Simulations and tournaments in Redis: long work in numbered parts.

Parts are claimed for a while and their results kept once each, so that any number of
workers can take part, die, or do the same twice. What a series is and how its parts
follow from it is for the use cases to know.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.store import keys
from service.store.scripts import (
    SERIES_ATTACH,
    SERIES_CLAIM,
    SERIES_CLOSE,
    SERIES_CREATE,
    SERIES_KEEP,
    SERIES_RENEW,
    SERIES_UPDATE,
)
from service.tokens import is_game_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from service.store.clients import Argument, Database

LEASE_SECONDS = 10.0
"""For how long a part is claimed; who plays longer renews the claim on the way."""

FIELDS = (
    "status",
    "request",
    "created",
    "started",
    "moved",
    "ended",
    "outcome",
    "parts",
    "revision",
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class SeriesStatus:
    """How far a series is."""

    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    ALL = (RUNNING, FINISHED, CANCELLED)


class UnknownSeries(Exception):
    """There is no such series."""


class SeriesRecord(NamedTuple):
    """A series as it is now; times in microseconds since 1970, 0 if not yet."""

    id: str
    status: str
    request: Any
    created: int
    started: int
    moved: int
    """When a part was last done."""
    ended: int
    outcome: Any
    """What it came to, once it is finished."""
    parts: int
    """How many parts are done."""
    revision: int = 0
    """How many times its request has changed."""


class Series:
    """All series of one kind."""

    def __init__(self, database: Database, kind: str) -> None:
        """Keep series of a kind (``simulation``) in ``database``."""
        self._database = database
        self._kind = kind

    def create(self, series_id: str, request: Any, created: int) -> bool:
        """Begin a series; return whether there was none with this id before."""
        shard = series_id[0]
        fields = ("request", _encode(request), "created", created)
        reply: int = self._database.run(
            SERIES_CREATE,
            [
                self._key(series_id),
                keys.running(shard, self._kind),
                keys.all_series(shard, self._kind),
            ],
            *(series_id, _place(created, series_id), *fields),
        )
        return bool(reply)

    def read(self, series_id: str) -> SeriesRecord:
        """Return a series as it is now."""
        if not is_game_id(series_id):
            raise UnknownSeries
        key = self._key(series_id)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.hmget(key, *FIELDS)
            pipeline.hlen(f"{key}:results")
            fields, parts = pipeline.execute()
        return _record(series_id, fields, parts)

    def update(self, record: SeriesRecord, request: Any) -> bool:
        """Change a request; return whether the series runs and was as in ``record``."""
        reply: int = self._database.run(
            SERIES_UPDATE, [self._key(record.id)], record.revision, _encode(request)
        )
        return bool(reply)

    def results(self, series_id: str) -> dict[int, Any]:
        """Return the results of all parts that are done, by number."""
        with self._database.client() as redis:
            reply = redis.hgetall(f"{self._key(series_id)}:results")
        return {int(part): _decode(result) for part, result in reply.items()}

    def claim(self, series_id: str, parts: Sequence[int], wanted: int) -> list[int]:
        """Take up to ``wanted`` of the parts that nobody else is playing."""
        given = self._database.run(
            SERIES_CLAIM, self._keys(series_id), wanted, LEASE_SECONDS, *parts
        )
        return [int(part) for part in given]

    def renew(self, series_id: str, parts: Iterable[int]) -> None:
        """Keep a claim on parts that are still being played."""
        leases = f"{self._key(series_id)}:leases"
        self._database.run(SERIES_RENEW, [leases], LEASE_SECONDS, *parts)

    def release(self, series_id: str, parts: Iterable[int]) -> None:
        """Give back a claim on parts that were not played after all."""
        names = [str(part) for part in parts]
        if names:
            with self._database.client() as redis:
                redis.zrem(f"{self._key(series_id)}:leases", *names)

    def keep(self, series_id: str, results: Mapping[int, Any]) -> int:
        """Keep results; return how many parts have one now, -1 if all is over."""
        pairs: list[Argument] = []
        for part, result in results.items():
            pairs += part, _encode(result)
        done: int = self._database.run(SERIES_KEEP, self._keys(series_id), *pairs)
        return done

    def close(
        self, series_id: str, status: str, outcome: Any = None, *, drop: bool
    ) -> bool:
        """End a series; return whether it was still running."""
        shown = "" if outcome is None else _encode(outcome)
        running = keys.running(series_id[0], self._kind)
        reply: int = self._database.run(
            SERIES_CLOSE,
            [*self._keys(series_id), running],
            *(series_id, status, shown, "1" if drop else ""),
        )
        return bool(reply)

    def attach(self, series_id: str, data: Mapping[int, bytes], most: int) -> bool:
        """Keep data that belong to parts; beyond ``most`` bytes in all, none are kept.

        Returns whether they are kept.
        """
        pairs: list[Argument] = []
        for part, attached in data.items():
            pairs += part, attached
        reply: int = self._database.run(
            SERIES_ATTACH,
            [self._key(series_id), self._attached(series_id)],
            most,
            *pairs,
        )
        return bool(reply)

    def attached_sizes(self, series_id: str) -> dict[int, int]:
        """Return how many bytes are attached to each part that has any."""
        key = self._attached(series_id)
        with self._database.client() as redis:
            parts = [part.decode() for part in redis.hkeys(key)]
            pipeline = redis.pipeline(transaction=False)
            for part in parts:
                pipeline.hstrlen(key, part)
            sizes = pipeline.execute()
        return dict(zip(map(int, parts), sizes, strict=True))

    def attached(self, series_id: str, part: int) -> bytes:
        """Return the data of a part; nothing if there are none any more."""
        with self._database.client() as redis:
            found: bytes | None = redis.hget(self._attached(series_id), str(part))
        return found or b""

    def detach(self, series_id: str, parts: Iterable[int] | None = None) -> None:
        """Drop the data of some parts, or of all."""
        key = self._attached(series_id)
        with self._database.client() as redis:
            if parts is None:
                redis.unlink(key)
            elif names := [str(part) for part in parts]:
                redis.hdel(key, *names)

    def running(self) -> list[str]:
        """Return the ids of all series that are running."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                pipeline.smembers(keys.running(shard, self._kind))
            found = pipeline.execute()
        return sorted(one.decode() for part in found for one in part)

    def created_before(self, moment: int, limit: int) -> list[SeriesRecord]:
        """Return series that were created before a moment, the oldest of each shard.

        The moment is in microseconds since 1970.
        """
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                index = keys.all_series(shard, self._kind)
                pipeline.zrangebylex(index, "-", f"({moment:016d}", 0, limit)
            found = pipeline.execute()
        places = sorted(place.decode() for part in found for place in part)
        return [self.read(place.partition(":")[2]) for place in places]

    def forget(self, record: SeriesRecord) -> None:
        """Remove a series and its results, also from a server that is full."""
        shard = record.id[0]
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for key in (*self._keys(record.id), self._attached(record.id)):
                pipeline.unlink(key)
            pipeline.srem(keys.running(shard, self._kind), record.id)
            # Last: after an interruption it is found here again.
            place = _place(record.created, record.id)
            pipeline.zrem(keys.all_series(shard, self._kind), place)
            pipeline.execute()

    def page(self, before: str, limit: int) -> list[tuple[str, SeriesRecord]]:
        """Return series, the newest first, that come after the place ``before``."""
        newest = f"({before}" if before else "+"
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                index = keys.all_series(shard, self._kind)
                pipeline.zrevrangebylex(index, newest, "-", start=0, num=limit)
            found = pipeline.execute()
        places = sorted((p.decode() for part in found for p in part), reverse=True)
        return [(place, self.read(place.partition(":")[2])) for place in places[:limit]]

    def running_page(self, before: str, limit: int) -> list[tuple[str, SeriesRecord]]:
        """Return series that are running, in the order and by the places of ``page``.

        All of them are read, but none of those that have ended.
        """
        found = []
        for series_id in self.running():
            with suppress(UnknownSeries):
                record = self.read(series_id)
                found.append((_place(record.created, record.id), record))
        found.sort(reverse=True, key=lambda each: each[0])
        return [each for each in found if not before or each[0] < before][:limit]

    def _key(self, series_id: str) -> str:
        return keys.series(series_id, self._kind)

    def _attached(self, series_id: str) -> str:
        return f"{self._key(series_id)}:attached"

    def _keys(self, series_id: str) -> list[str]:
        key = self._key(series_id)
        return [key, f"{key}:results", f"{key}:leases"]


def _place(created: int, series_id: str) -> str:
    """Return where a series stands in lists."""
    return f"{created:016d}:{series_id}"


def _record(series_id: str, fields: list[Any], parts: int) -> SeriesRecord:
    status, request, created, started, moved, ended, outcome, *more = fields
    closed, revision = more
    if status is None:
        raise UnknownSeries
    return SeriesRecord(
        id=series_id,
        status=status.decode(),
        request=_decode(request),
        created=int(created),
        started=int(started or 0),
        moved=int(moved or 0),
        ended=int(ended or 0),
        outcome=_decode(outcome) if outcome else None,
        parts=int(closed or parts),
        revision=int(revision or 0),
    )
