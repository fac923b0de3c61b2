"""The counts of a shard: how many games there are, by title and status."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from service.store import keys
from service.store.upkeep import units
from service.store.upkeep.families import GAME
from service.store.upkeep.fsck.finding import Finding
from service.store.upkeep.restore import counted_as

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from service.store.clients import Database

ATTEMPTS = 5
"""How often the games of a shard are counted while others come and go."""

COMMANDS = f" {keys.COMMANDS}"


def of(found: units.Found) -> list[tuple[str, str]]:
    """Return as what a game is counted, and in which shard; nothing if unreadable."""
    name = counted_as(found)
    return [(found.shard, name)] if name else []


def look(database: Database, tally: Counter[tuple[str, str]]) -> Iterator[Finding]:
    """Yield every shard whose counts are not those of its games."""
    for shard in keys.SHARDS:
        stored = _stored(database, shard)
        counted = {name: number for (at, name), number in tally.items() if at == shard}
        if stored == counted:
            continue
        again = _count_again(database, shard)
        if again is not None:
            yield _finding(shard, *again)


def _count_again(
    database: Database, shard: str
) -> tuple[dict[str, int], dict[str, int]] | None:
    """Return stored and counted numbers that differ, nothing if they are alike.

    A game that changed between two looks is no finding: the counts must have stood
    still meanwhile.
    """
    for _ in range(ATTEMPTS):
        before = _stored(database, shard)
        with database.client() as redis:
            found = units.find(redis, lambda kind: kind == GAME)
        mine = {unit: names for unit, names in found.items() if unit.id[0] == shard}
        counted = Counter(
            name
            for _, read in units.read(database, mine)
            if read is not None
            for _, name in of(read)
        )
        if before == dict(counted):
            return None
        if before == _stored(database, shard):
            return before, dict(counted)
    return None


def _stored(database: Database, shard: str) -> dict[str, int]:
    """Return what is counted in a shard, but for commands and what there is none of."""
    with database.client() as redis:
        if redis.type(keys.counts(shard)) not in {b"hash", b"none"}:
            return {}
        found = redis.hgetall(keys.counts(shard))
    return {
        name.decode(): int(number)
        for name, number in found.items()
        if int(number) and not name.decode().endswith(COMMANDS)
    }


def _finding(
    shard: str, stored: Mapping[str, int], counted: Mapping[str, int]
) -> Finding:
    names = sorted({*stored, *counted})
    wrong = {
        name: counted.get(name, 0)
        for name in names
        if stored.get(name, 0) != counted.get(name, 0)
    }
    text = "; ".join(
        f"{name}: {stored.get(name, 0)} are counted, and there are {number}"
        for name, number in wrong.items()
    )

    def repair(redis: Any) -> None:
        redis.hset(keys.counts(shard), mapping=wrong)

    return Finding(f"counts {shard}", "counts", text, repair)
