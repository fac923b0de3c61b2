"""Indexes: nothing is listed that does not exist.

Whether a thing that exists is listed where it should be is looked at with the thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.store import keys
from service.store.upkeep import families
from service.store.upkeep.families import Unit
from service.store.upkeep.fsck.finding import Finding
from service.store.upkeep.scanning import AT_ONCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.store.clients import Database
    from service.store.upkeep.units import Found


class Known:
    """The places in indexes that belong to what was found."""

    def __init__(self) -> None:
        self._places: dict[str, set[families.Place]] = {}

    def add(self, unit: Unit, found: Found) -> None:
        """Take in a thing that exists."""
        fields = found.hash()
        if fields:
            date = fields.get(families.dating_field(unit))
            self._places[unit.key] = set(families.places(unit, date))

    def __contains__(self, unit: Unit) -> bool:
        return unit.key in self._places

    def has(self, unit: Unit, place: families.Place) -> bool:
        """Whether a place in an index is one that a thing may have."""
        return place in self._places.get(unit.key, ())


def look(database: Database, known: Known) -> Iterator[Finding]:
    """Yield every entry of an index that belongs to nothing."""
    with database.client() as redis:
        names = sorted(redis.scan_iter(match="seance:{?}:*", count=AT_ONCE))
        for name in names:
            index = name.decode(errors="surrogateescape")
            kind = families.listed_kind(index)
            if kind:
                yield from _look_at(redis, index, kind, known)


def _look_at(redis: Any, index: str, kind: str, known: Known) -> Iterator[Finding]:
    type_ = redis.type(index).decode()
    expected = "set" if families.is_set(index) else "zset"
    if type_ not in {expected, "none"}:
        yield Finding(f"index {index}", "type", f"it is a {type_}, not a {expected}")
        return
    members = redis.smembers(index) if expected == "set" else redis.zrange(index, 0, -1)
    for found in sorted(members):
        member = found.decode(errors="surrogateescape")
        name = member.rpartition(":")[2]
        unit = Unit(kind, _key(kind, name)) if name else None
        if unit is not None:
            if known.has(unit, families.Place(index, member)):
                continue
            if unit not in known and redis.exists(unit.key):
                # It has come since things were looked for.
                continue

        def remove(redis: Any, found: bytes = found) -> None:
            if expected == "set":
                redis.srem(index, found)
            else:
                redis.zrem(index, found)

        text = f"it lists {member}, which is no {kind} that belongs there"
        yield Finding(f"index {index}", "stray", text, remove)


def _key(kind: str, name: str) -> str:
    if kind == families.GAME:
        return keys.game(name)
    if kind == families.SCHEDULE:
        return keys.schedule(name)
    if kind == families.ACCOUNT:
        return keys.account(name)
    return keys.series(name, kind)
