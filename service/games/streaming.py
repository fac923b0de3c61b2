"""Live events: a stream that sends each event of a game once, in order (SSE).

A stream holds nothing that a restart could lose: a client that comes back names the
last event it has, and any process of the service goes on from there.
"""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.errors import ServiceError, StoreAway, TooManyStreams
from service.games.model import Status
from service.games.reading import GameForReader, get
from service.presentation.events import present_events

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.fields import Json
    from service.store import Store

PAGE = 200
"""In events: how many are read and sent at once."""

RETRY_MILLIS = 1000
"""How long a client waits before it comes back."""

HEARTBEAT_SECONDS = 15.0
"""A stream is never silent for longer: else proxies would take it for dead."""

AWAY_SECONDS = 1.0
"""How long a stream waits for a store that is away before it looks again."""

BEAT = b":\n\n"

_encode = msgspec.json.Encoder().encode


class Slots:
    """How many streams and long polls a process keeps open: each holds a thread."""

    def __init__(
        self, most: int, changed: Callable[[int], object] = lambda _: None
    ) -> None:
        """Admit ``most`` at a time; call ``changed`` with +1 or -1 at every change."""
        self._free = threading.Semaphore(most)
        self._changed = changed

    def take(self) -> None:
        """Take a place, or refuse."""
        if not self._free.acquire(blocking=False):
            raise TooManyStreams
        self._changed(1)

    def give_back(self) -> None:
        """Leave a place to others."""
        self._free.release()
        self._changed(-1)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Hold a place for as long as the block runs."""
        self.take()
        try:
            yield
        finally:
            self.give_back()


class StreamEvents(NamedTuple):
    """A request for a stream."""

    game_id: str
    token: str
    after: int
    """The number of the last event that the client knows; 0 for none."""
    language: str
    seconds: float
    """How long it may stay open; a client that comes back may reach another process."""
    heartbeat: float = HEARTBEAT_SECONDS
    """In seconds."""


def stream(store: Store, request: StreamEvents) -> Iterator[bytes] | None:
    """Return the stream of a game; ``None`` if the client has all of it already."""
    found = get(store, request.game_id, request.token)
    if found.game.is_over and request.after >= found.game.events:
        return None
    return _messages(store, request, found)


def _messages(
    store: Store, request: StreamEvents, found: GameForReader
) -> Iterator[bytes]:
    """Yield the messages of a stream until the game is over or the time is up."""
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    after, until = request.after, time.monotonic() + request.seconds
    with store.hub.watch(request.game_id) as signal:
        while not store.hub.is_closed:
            # Cleared before reading: a change in between sets it again.
            signal.clear()
            try:
                news = store.events.news(request.game_id, after, PAGE)
                if news.revision != found.game.revision:
                    # Seats have changed: names, and perhaps what the token stands for.
                    found = get(store, request.game_id, request.token)
            except StoreAway:
                signal.wait(AWAY_SECONDS)
                yield BEAT
                continue
            except ServiceError:
                return
            if news.events:
                yield b"".join(
                    _message(event)
                    for event in present_events(
                        found.game, news.events, found.reader.seat, request.language
                    )
                )
                after = news.events[-1].number
            if after < news.last:
                continue
            if news.status in Status.OVER:
                yield b"event: end\ndata: " + _encode({"status": news.status}) + b"\n\n"
                return
            left = until - time.monotonic()
            if left <= 0:
                return
            if not signal.wait(min(left, request.heartbeat)):
                yield BEAT


def _message(event: Json) -> bytes:
    """Return an event as a message; a client resumes the stream by its number."""
    return b"id: %d\ndata: %b\n\n" % (event["number"], _encode(event))
