"""Live events: a stream that sends each event of a game once, in order (SSE).

A stream holds nothing that a restart could lose: a client that comes back names the
last event it has, and any process of the service goes on from there.
"""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.errors import ServiceError, StoreAway, TooManyStreams
from service.games.model import Status
from service.games.reading import GameForReader, get, ticket_seconds
from service.presentation.events import present_events
from service.presentation.games import represent
from service.store.events import News

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


class StreamEvents(NamedTuple):
    """A request for a stream."""

    game_id: str
    token: str
    after: int
    """The number of the last event that the client knows; 0 for none."""
    language: str
    seconds: float
    """How long it may stay open; a client that comes back may reach another process."""
    ticket: str = ""
    """Goes before the token; the stream ends with it."""
    admit: Callable[[], object] = lambda: None
    """Refuses once what the stream was opened with opens nothing any more."""
    with_game: bool = False
    """Whether the game follows the last of its events."""
    heartbeat: float = HEARTBEAT_SECONDS
    """In seconds."""


def stream(store: Store, request: StreamEvents) -> Iterator[bytes] | None:
    """Return the stream of a game; ``None`` if the client has all of it already."""
    found = get(store, request.game_id, request.token, request.ticket)
    if found.game.is_over and request.after >= found.game.events:
        return None
    if request.ticket:
        left = ticket_seconds(store, request.game_id, request.ticket)
        request = request._replace(seconds=min(request.seconds, left))
    return _messages(store, request, found)


def _messages(
    store: Store, request: StreamEvents, found: GameForReader
) -> Iterator[bytes]:
    """Yield the messages of a stream until the game is over or the time is up."""
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    after, until = request.after, time.monotonic() + request.seconds
    # A client may have lost its last stream between an event and the game after it.
    must_show_game = request.with_game
    # By the clock, not after the last change: that may not have been sent yet.
    next_beat = time.monotonic() + request.heartbeat
    with store.hub.watch(request.game_id) as signal:
        while not store.hub.is_closed:
            # Cleared before reading: a change in between sets it again.
            signal.clear()
            try:
                news, found = _look(store, request, found, after)
                # After reading: what happened since a key was deleted is not sent.
                request.admit()
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
                must_show_game = request.with_game
            if after < max(news.last, found.game.events):
                continue
            if must_show_game and after == found.game.events:
                yield _game_message(found, request.language)
                must_show_game = False
            if news.status in Status.OVER:
                yield b"event: end\ndata: " + _encode({"status": news.status}) + b"\n\n"
                return
            left = until - time.monotonic()
            if left <= 0:
                return
            signal.wait(min(left, max(0.0, next_beat - time.monotonic())))
            if time.monotonic() >= next_beat:
                next_beat = time.monotonic() + request.heartbeat
                yield BEAT


def _look(
    store: Store, request: StreamEvents, found: GameForReader, after: int
) -> tuple[News, GameForReader]:
    """Return what is new, and the game as far as the stream has to know it.

    If seats have changed, so have names, and perhaps what the token stands for. Who
    sees the game with a delay gets nothing that has happened since.
    """
    if found.reader.delay:
        found = game, _ = get(store, request.game_id, request.token, request.ticket)
        events = store.events.read(game.id, after, PAGE, game.events)
        return News(game.revision, game.status, game.events, events), found
    news = store.events.news(request.game_id, after, PAGE)
    has_gone_on = request.with_game and news.last != found.game.events
    if has_gone_on or news.revision != found.game.revision:
        found = get(store, request.game_id, request.token, request.ticket)
    return news, found


def _game_message(found: GameForReader, language: str) -> bytes:
    """Return the game as a message, which has the number of its last event."""
    shown = _encode(represent(*found, language))
    return b"id: %d\nevent: game\ndata: %b\n\n" % (found.game.events, shown)


def _message(event: Json) -> bytes:
    """Return an event as a message; a client resumes the stream by its number."""
    return b"id: %d\ndata: %b\n\n" % (event["number"], _encode(event))
