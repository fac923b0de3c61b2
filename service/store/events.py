"""The events of games, as they were told by the engine: nothing is hidden here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.errors import UnknownGame
from service.store import keys

if TYPE_CHECKING:
    from engines.core.state import Event
    from service.store.wire import Wire

_event = msgspec.json.Decoder(tuple).decode


class Numbered(NamedTuple):
    """An event and its number in the game, from 1."""

    number: int
    event: Event


class News(NamedTuple):
    """What a stream has to know of a game to go on."""

    revision: int
    status: str
    last: int
    """The number of the last event there is."""
    events: list[Numbered]


class Events:
    """The streams of events of all games."""

    def __init__(self, wire: Wire) -> None:
        """Read events at the end of ``wire``."""
        self._wire = wire

    def read(self, game_id: str, after: int, limit: int) -> list[Numbered]:
        """Return the events of a game that come after a number."""
        return _numbered(self._wire.call(*_range(game_id, after, limit)))

    def news(self, game_id: str, after: int, limit: int) -> News:
        """Return the events that come after a number, and how the game stands."""
        (revision, status, last), found = self._wire.together(
            ("HMGET", keys.game(game_id), "revision", "status", "events"),
            _range(game_id, after, limit),
        )
        if revision is None:
            raise UnknownGame
        return News(int(revision), status.decode(), int(last), _numbered(found))


def _range(game_id: str, after: int, limit: int) -> tuple[str | int, ...]:
    key, first = keys.events(game_id), f"{after + 1}-0"
    return "XRANGE", key, first, "+", "COUNT", limit


def _numbered(reply: list[Any]) -> list[Numbered]:
    return [
        Numbered(int(number.partition(b"-")[0]), _event(fields[1]))
        for number, fields in reply
    ]
