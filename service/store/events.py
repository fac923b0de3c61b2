"""The events of games, as the engine gave them: nothing is hidden here.

An event that an earlier release has recorded has neither version nor time nor actor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from service.errors import UnknownGame
from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engines.core.state import Event
    from service.store.clients import Database

_Scalar = bool | int | str | None

_event = msgspec.json.Decoder(tuple[_Scalar | tuple[_Scalar, ...], ...]).decode


class Happened(NamedTuple):
    """An event, and by whose doing it happened."""

    event: Event
    version: int
    """That of the game after it."""
    actor: int | None = None
    """The seat that acted; ``None`` if no seat did."""


def happened(
    events: Iterable[Event], version: int, actor: int | None = None
) -> list[Happened]:
    """Return events that happened together, at one version and by one seat."""
    return [Happened(event, version, actor) for event in events]


class Numbered(NamedTuple):
    """An event as it is recorded."""

    number: int
    """Its place among all events of the game, from 1."""
    event: Event
    version: int = 0
    at: int = 0
    """When it was recorded, in microseconds since 1970; 0 if nobody noted it."""
    actor: int | None = None


class News(NamedTuple):
    """What a stream has to know of a game to go on."""

    revision: int
    status: str
    last: int
    """The number of the last event there is."""
    events: list[Numbered]


class Events:
    """The streams of events of all games."""

    def __init__(self, database: Database) -> None:
        """Read events in ``database``."""
        self._database = database

    def read(
        self, game_id: str, after: int, limit: int, last: int | None = None
    ) -> list[Numbered]:
        """Return the events of a game that come after a number, up to a ``last``."""
        if last is not None and last <= after:
            return []
        until = "+" if last is None else f"{last}-0"
        with self._database.client() as redis:
            found = redis.xrange(keys.events(game_id), _first(after), until, limit)
        return _numbered(found)

    def news(self, game_id: str, after: int, limit: int) -> News:
        """Return the events that come after a number, and how the game stands."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.hmget(keys.game(game_id), "revision", "status", "events")
            pipeline.xrange(keys.events(game_id), _first(after), count=limit)
            (revision, status, last), found = pipeline.execute()
        if revision is None:
            raise UnknownGame
        return News(int(revision), status.decode(), int(last), _numbered(found))


def _first(after: int) -> str:
    return f"{after + 1}-0"


def _numbered(reply: list[Any]) -> list[Numbered]:
    return [
        Numbered(
            int(number.partition(b"-")[0]),
            _event(fields[b"event"]),
            int(fields.get(b"version", 0)),
            int(fields.get(b"at", 0)),
            int(fields[b"actor"]) if fields.get(b"actor") else None,
        )
        for number, fields in reply
    ]
