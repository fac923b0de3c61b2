"""Units as they are read from a store, written to a line of JSON, and back.

A line names each key with its type, until when it is kept and what it holds, whatever
version of Redis or Valkey the server has. Text stands as text, other bytes as base64.
"""

from __future__ import annotations

import time
from base64 import b64decode, b64encode
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from service.store.scripts import DUMP
from service.store.upkeep import families
from service.store.upkeep.scanning import AT_ONCE, batches

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from service.store.clients import Database
    from service.store.upkeep.families import Unit

RPUSHED_AT_ONCE = 1000
"""In items of a list: a command of one million would take a server's breath away."""


class Part(msgspec.Struct):
    """One key of a unit."""

    key: str
    type: str
    holds: Any
    until: int | None = None
    """In milliseconds since 1970; nothing for ever."""


class Listing(msgspec.Struct):
    """A place in an index that a unit has."""

    index: str
    member: str
    score: str | None = None
    """Nothing in a set."""


class Found(msgspec.Struct):
    """A unit as it was at one moment."""

    kind: str
    key: str
    parts: list[Part]
    listings: list[Listing]

    @property
    def id(self) -> str:
        """The id of a game, series or schedule, or the name of an account."""
        return self.key.rpartition(":")[2]

    @property
    def shard(self) -> str:
        """The shard of a game, series or schedule."""
        return self.id[0]

    def hash(self) -> dict[str, bytes]:
        """Return the fields of its first key."""
        for part in self.parts:
            if part.key == self.key and part.type == "hash":
                return {to_bytes(n).decode(): to_bytes(v) for n, v in part.holds}
        return {}

    def part(self, key: str) -> Part | None:
        """Return one of its keys."""
        return next((part for part in self.parts if part.key == key), None)


def find(redis: Any, wanted: Callable[[str], bool]) -> dict[Unit, set[str]]:
    """Return the units of the kinds that are wanted, each with the keys it has now."""
    found: dict[Unit, set[str]] = defaultdict(set)
    for name in redis.scan_iter(match="seance:*", count=AT_ONCE):
        key = name.decode(errors="surrogateescape")
        unit = families.unit_of(key)
        if unit is not None and wanted(unit.kind):
            found[unit].add(key)
    return found


def read(
    database: Database, units: dict[Unit, set[str]]
) -> Iterator[tuple[Unit, Found | None]]:
    """Yield every unit as it is now, each at one moment; nothing if it is gone."""
    for some in batches(sorted(units), AT_ONCE):
        dates = _dates(database, some)
        for unit, date in zip(some, dates, strict=True):
            yield unit, read_one(database, unit, units[unit], date)


def read_one(
    database: Database, unit: Unit, names: Iterable[str], date: bytes | None
) -> Found | None:
    """Return a unit as it is now, given the keys that it had a moment ago."""
    known = list(dict.fromkeys((*families.always_read(unit), *sorted(names))))
    places = list(families.places(unit, date))
    encoded = [name.encode(errors="surrogateescape") for name in known]
    indexes = [place.list_key.encode() for place in places]
    parts, scores = database.run(
        DUMP,
        [*encoded, *indexes],
        len(known),
        *(place.member for place in places),
    )
    present = time.time_ns() // 1_000_000
    found = [
        Part(
            key,
            kind.decode(),
            _READ[kind.decode()](holds),
            present + left if left >= 0 else None,
        )
        for key, (kind, left, holds) in zip(known, parts, strict=True)
        if kind != b"none"
    ]
    if not found:
        return None
    listings = [
        Listing(*place, score.decode() or None)
        for place, score in zip(places, scores, strict=True)
        if score is not None
    ]
    return Found(unit.kind, unit.key, found, listings)


def _dates(database: Database, units: list[Unit]) -> list[bytes | None]:
    """Return the field of each unit on which its places depend."""
    dated = [unit for unit in units if families.dating_field(unit)]
    with database.client() as redis:
        pipeline = redis.pipeline(transaction=False)
        for unit in dated:
            pipeline.hget(unit.key, families.dating_field(unit))
        dates = dict(zip(dated, pipeline.execute(), strict=True))
    return [dates.get(unit) for unit in units]


def write(pipeline: Any, found: Found, present: int) -> None:
    """Write a unit by a pipeline, but for what has run out by ``present``."""
    for part in found.parts:
        if part.until is not None and part.until <= present:
            continue
        key = part.key.encode(errors="surrogateescape")
        _WRITE[part.type](pipeline, key, part.holds)
        if part.until is not None:
            pipeline.pexpireat(key, part.until)
    for place in found.listings:
        if place.score is None:
            pipeline.sadd(place.index, place.member)
        else:
            pipeline.zadd(place.index, {place.member: place.score})


def to_text(value: bytes) -> Any:
    """Return bytes as they stand in JSON."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


def to_bytes(value: Any) -> bytes:
    """Return the bytes that a value in JSON stands for."""
    return b64decode(value["base64"]) if isinstance(value, dict) else value.encode()


def _texts(values: list[bytes]) -> list[Any]:
    return [to_text(value) for value in values]


def _pairs(values: list[bytes]) -> list[list[Any]]:
    texts = _texts(values)
    return [[name, value] for name, value in zip(texts[::2], texts[1::2], strict=True)]


def _entries(values: list[Any]) -> list[list[Any]]:
    return [[number.decode(), _texts(fields)] for number, fields in values]


def _push(to: Any, key: bytes, items: list[Any]) -> None:
    for start in range(0, len(items), RPUSHED_AT_ONCE):
        to.rpush(key, *map(to_bytes, items[start : start + RPUSHED_AT_ONCE]))


def _add(to: Any, key: bytes, entries: list[Any]) -> None:
    for number, parts in entries:
        to.execute_command("XADD", key, number, *map(to_bytes, parts))


def _score(to: Any, key: bytes, pairs: list[Any]) -> None:
    to.zadd(key, {to_bytes(member): score for member, score in pairs})


def _set_fields(to: Any, key: bytes, pairs: list[Any]) -> None:
    to.hset(key, mapping={to_bytes(name): to_bytes(value) for name, value in pairs})


_READ: dict[str, Callable[[Any], Any]] = {
    "none": lambda _: None,
    "string": to_text,
    "hash": _pairs,
    "list": _texts,
    "set": lambda members: sorted(_texts(members), key=str),
    "zset": _pairs,
    "stream": _entries,
}

_WRITE: dict[str, Callable[[Any, bytes, Any], Any]] = {
    "string": lambda to, key, value: to.set(key, to_bytes(value)),
    "hash": _set_fields,
    "list": _push,
    "set": lambda to, key, members: to.sadd(key, *map(to_bytes, members)),
    "zset": _score,
    "stream": _add,
}
