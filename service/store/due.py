"""Games found by a time: those that have been due, late or over for so long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.store.clients import Database


def games_until(
    database: Database, index: Callable[[str], str], until: float, limit: int
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
