"""How many requests clients have sent: the counts of all processes together."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from service.allowances import Client
    from service.store.wire import Wire


class Usage:
    """Counts that processes share, window by window."""

    def __init__(self, wire: Wire) -> None:
        """Keep counts at the end of ``wire``."""
        self._wire = wire

    def add(self, window: int, seconds: int, counts: Mapping[Client, int]) -> list[int]:
        """Add to the counts of a window, to be kept so long; return what they are.

        Added twice should the connection break, which errs by one second's requests.
        """
        key = keys.usage(window)
        replies = self._wire.together(
            *(("HINCRBY", key, _name(client), n) for client, n in counts.items()),
            ("EXPIRE", key, seconds),
        )
        return replies[:-1]


def _name(client: Client) -> str:
    """Name a client without its token."""
    return f"{client.allowance.name}:{sha256(client.name.encode()).hexdigest()}"
