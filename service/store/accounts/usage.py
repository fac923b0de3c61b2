"""How many requests clients have sent: the counts of all processes together."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from service.store.clients import Database


class Usage:
    """Counts that processes share, window by window."""

    def __init__(self, database: Database) -> None:
        """Keep counts in ``database``."""
        self._database = database

    def add(self, window: str, counts: Mapping[str, int], seconds: int) -> list[int]:
        """Add to the counts of clients in a window, and return what they are now.

        They are kept for ``seconds``. Should the connection break they may be
        added twice, and a client have a second's worth less.
        """
        key = keys.usage(window)
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for client, count in counts.items():
                # Hashed, because a client may be known by its token.
                pipeline.hincrby(key, sha256(client.encode()).hexdigest(), count)
            pipeline.expire(key, seconds)
            totals: list[int] = pipeline.execute()
        return totals[:-1]
