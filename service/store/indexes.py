"""Games found by a time: those that have been due, late or over for so long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.store.wire import Wire


def server_time(wire: Wire) -> float:
    """Return the time on the server's clock, in seconds."""
    seconds, micros = wire.call("TIME")
    return int(seconds) + int(micros) / 1_000_000


def indexed(
    wire: Wire, index: Callable[[str], str], until: float, limit: int
) -> list[str]:
    """Return the games of an index up to a time, over all shards, the oldest first."""
    found = wire.together(
        *(
            (
                *("ZRANGEBYSCORE", index(shard), "-inf", until),
                *("WITHSCORES", "LIMIT", 0, limit),
            )
            for shard in keys.SHARDS
        )
    )
    entries = [
        (float(score), game_id.decode())
        for part in found
        for game_id, score in zip(part[::2], part[1::2], strict=True)
    ]
    return [game_id for _, game_id in sorted(entries)[:limit]]
