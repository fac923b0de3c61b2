"""Games found by a time: those that have been due, late or over for so long."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from service.errors import StoreAway, UnknownGame
from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from service.store import Store
    from service.store.clients import Database

    Index = Callable[[str], str]
    """Names the part of an index that is in a shard."""

log = logging.getLogger(__name__)

ASIDE_SECONDS = 600.0
"""How long a game that something failed with is left alone."""

MOST_ASIDE = 10_000
"""In games: of more than these, the oldest are tried again at once."""


def games_until(
    database: Database, index: Index, until: float, limit: int
) -> list[str]:
    """Return the games of an index up to a time, over all shards, the oldest first."""
    with database.client() as redis:
        pipeline = redis.pipeline(transaction=False)
        for shard in keys.SHARDS:
            pipeline.zrangebyscore(
                index(shard), "-inf", until, start=0, num=limit, withscores=True
            )
        found = pipeline.execute()
    entries = [(score, game_id.decode()) for part in found for game_id, score in part]
    return [game_id for _, game_id in sorted(entries)[:limit]]


def filled(database: Database, indexes: Collection[Index]) -> set[Index]:
    """Return those of some indexes that have an entry in any shard.

    An index without entries is no key, and EXISTS takes any number of keys: that is one
    command for each index, on a Cluster one for each shard and those of filled ones.
    """
    with database.client() as redis:
        pipeline = redis.pipeline(transaction=False)
        if not database.is_cluster:
            for index in indexes:
                pipeline.exists(*map(index, keys.SHARDS))
            found = zip(indexes, pipeline.execute(), strict=True)
            return {index for index, number in found if number}
        for shard in keys.SHARDS:
            pipeline.exists(*(index(shard) for index in indexes))
        counted = zip(keys.SHARDS, pipeline.execute(), strict=True)
        shards = [shard for shard, number in counted if number]
        parts = [(index, shard) for index in indexes for shard in shards]
        pipeline = redis.pipeline(transaction=False)
        for index, shard in parts:
            pipeline.exists(index(shard))
        exist = zip(parts, pipeline.execute(), strict=True)
        return {index for (index, _), number in exist if number}


class SetAside:
    """The games that something failed with in this process, lately.

    They stay in their indexes, at the head, where they would hold up all others.
    """

    def __init__(self) -> None:
        """Begin without any."""
        self._until: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._until)

    def __contains__(self, game_id: str) -> bool:
        return self._until.get(game_id, 0.0) > time.monotonic()

    def add(self, game_id: str) -> bool:
        """Leave a game alone for some time; return whether it is here for the first."""
        is_new = self._until.pop(game_id, None) is None
        self._until[game_id] = time.monotonic() + ASIDE_SECONDS
        if len(self._until) > MOST_ASIDE:
            del self._until[next(iter(self._until))]
        return is_new

    def discard(self, game_id: str) -> None:
        """Forget that something failed with a game."""
        self._until.pop(game_id, None)


_aside = SetAside()


def for_each(
    store: Store,
    find: Callable[[int], list[str]],
    act: Callable[[str], object],
    *,
    limit: int,
) -> int:
    """Do something with the first ``limit`` games of an index; return with how many.

    ``find`` returns as many games of the index as it is asked for. One that fails, as
    games do that cannot be read, is logged once and set aside for some minutes: others
    take its place. One that only the index knows is struck from there.
    """
    done = 0
    found = [each for each in find(limit + len(_aside)) if each not in _aside]
    for game_id in found[:limit]:
        try:
            act(game_id)
        except StoreAway:
            raise
        except UnknownGame:
            store.games.forget(game_id)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with that one
            if _aside.add(game_id):
                log.warning("game %s is set aside: %r", game_id, error)
        else:
            _aside.discard(game_id)
            done += 1
    return done
