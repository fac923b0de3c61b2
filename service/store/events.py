"""The events of games, as they were told by the engine: nothing is hidden here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.store import keys

if TYPE_CHECKING:
    from engines.core.state import Event
    from service.store.wire import Wire

_event = msgspec.json.Decoder(tuple).decode


class Numbered(NamedTuple):
    """An event and its number in the game, from 1."""

    number: int
    event: Event


class Events:
    """The streams of events of all games."""

    def __init__(self, wire: Wire) -> None:
        """Read events at the end of ``wire``."""
        self._wire = wire

    def read(self, game_id: str, after: int, limit: int) -> list[Numbered]:
        """Return the events of a game that come after a number."""
        reply = self._wire.call(
            "XRANGE", keys.events(game_id), f"{after + 1}-0", "+", "COUNT", limit
        )
        return [
            Numbered(int(number.partition(b"-")[0]), _event(fields[1]))
            for number, fields in reply
        ]
