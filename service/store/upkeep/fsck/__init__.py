"""Looking through a store for damage: every game, every index, every count."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from service.store.upkeep import families, units
from service.store.upkeep.fsck import counts, games, indexes, series
from service.store.upkeep.fsck.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.store import Store
    from service.store.clients import Database
    from service.store.upkeep.scanning import Tell

__all__ = ["Finding", "Looked", "look"]


class Looked(NamedTuple):
    """What was looked at; it is counted while that goes on."""

    units: Counter[str]
    """How many units of each kind."""
    replays: Counter[str]
    """How many games were played again (``replayed``), and how many could not be."""


def look(
    database: Database, store: Store, looked: Looked, tell: Tell
) -> Iterator[Finding]:
    """Yield every finding, one by one.

    Games may be played meanwhile: a game is looked at with its places in indexes at one
    moment, and what seems wrong between several of them is looked at again.
    """
    with database.client() as redis:
        found = units.find(redis, lambda _: True)
    known = indexes.Known()
    tally: Counter[tuple[str, str]] = Counter()
    for unit, read in units.read(database, found):
        if read is None:
            continue
        looked.units[unit.kind] += 1
        known.add(unit, read)
        if unit.kind == families.GAME:
            tally.update(counts.of(read))
            yield from games.look(store, read, looked.replays)
            tell(1)
        elif unit.kind != families.PLAIN:
            yield from series.look(read)
    yield from indexes.look(database, known)
    yield from counts.look(database, tally)
