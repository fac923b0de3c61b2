"""How many requests clients have sent: the counts of all processes together."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from service.store.wire import Wire


class Usage:
    """Counts that processes share, window by window."""

    def __init__(self, wire: Wire) -> None:
        """Keep counts at the end of ``wire``."""
        self._wire = wire

    def add(self, window: str, counts: Mapping[str, int], seconds: int) -> list[int]:
        """Add to the counts of clients in a window, and return what they are now.

        They are kept for so many seconds. Should the connection break they may be
        added twice, and a client have a second's worth less.
        """
        key = keys.usage(window)
        *totals, _ = self._wire.together(
            *(
                # Hashed, because a client may be known by its token.
                ("HINCRBY", key, sha256(client.encode()).hexdigest(), count)
                for client, count in counts.items()
            ),
            ("EXPIRE", key, seconds),
        )
        return totals
