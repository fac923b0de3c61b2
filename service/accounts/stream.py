"""streamMe: one connection with everything that an account must do (SSE).

A stream holds nothing that a restart could lose: a client that comes back names the
last message it has, and any process of the service goes on from there.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from service.accounts.turns import channel
from service.errors import ServiceError, StoreAway
from service.games.streaming import (
    AWAY_SECONDS,
    BEAT,
    HEARTBEAT_SECONDS,
    PAGE,
    RETRY_MILLIS,
)
from service.presentation.games import timestamp
from service.store.accounts.inbox import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from service.store import Store
    from service.store.accounts.inbox import Inbox

MOST_TURNS = 10_000

TURN = "turn"

_encode = msgspec.json.Encoder().encode


class InboxMessage(msgspec.Struct, kw_only=True):
    """A message as it is sent."""

    game: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    version: int | UnsetType = UNSET
    act_by: str | UnsetType = UNSET
    tournament: str | UnsetType = UNSET
    webhook: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    """The turns with which a stream begins have none."""
    type: str


class StreamInbox(NamedTuple):
    """A request for the messages to an account."""

    name: str
    after: int | None
    """The number of the last message that the client has; ``None`` if it has none."""
    seconds: float
    """How long it may stay open."""
    admit: Callable[[], object]
    """Refuses once the key opens nothing any more."""
    heartbeat: float = HEARTBEAT_SECONDS
    """In seconds."""


def stream(store: Store, request: StreamInbox) -> Iterator[bytes]:
    """Yield the messages to an account as they come.

    Whoever has none yet, or has missed more than is kept, first gets a ``turn`` for
    every game that waits for the account.
    """
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    after, until = request.after, time.monotonic() + request.seconds
    with store.hub.watch(channel(request.name)) as signal:
        while not store.hub.is_closed:
            # Cleared before reading: a message in between sets it again.
            signal.clear()
            try:
                news, last = _news(store, request.name, after)
                # After reading: what happened since a key was deleted is not sent.
                request.admit()
            except StoreAway:
                signal.wait(AWAY_SECONDS)
                yield BEAT
                continue
            except ServiceError:
                return
            after = last
            if news:
                yield news
                continue
            left = until - time.monotonic()
            if left <= 0:
                return
            if not signal.wait(min(left, request.heartbeat)):
                yield BEAT


def _news(store: Store, name: str, after: int | None) -> tuple[bytes, int]:
    """Return what a client has to hear now, and the number that it knows then."""
    look = store.inboxes.look(name, 0)
    if after is None or after > look.last or _has_missed(look, after):
        return _beginning(store, name)
    if after == look.last:
        return b"", after
    messages = store.inboxes.messages(name, after, PAGE)
    last = messages[-1].number if messages else after
    return b"".join(_encoded(message) for message in messages), last


def _has_missed(look: Inbox, after: int) -> bool:
    """Whether messages that the client does not have are kept no more."""
    return after < look.last and after + 1 < (look.first or look.last + 1)


def _beginning(store: Store, name: str) -> tuple[bytes, int]:
    """Return a message for every game that waits, and the number of the last message.

    The number comes by itself after all of them: whoever loses the stream in between
    has to hear them again.
    """
    look = store.inboxes.look(name, MOST_TURNS)
    turns = [
        Message(0, TURN, news.game, int(news.seat), int(news.version), int(news.act_by))
        for news in look.turns
    ]
    number = b"id: %d\n\n" % look.last
    return b"".join(map(_encoded, turns)) + number, look.last


def _encoded(message: Message) -> bytes:
    """Return a message as it is sent; a client resumes the stream by its number."""
    shown = InboxMessage(
        number=message.number or UNSET,
        type=message.type,
        game=message.game or UNSET,
        seat=message.seat if message.game else UNSET,
        version=message.version if message.game else UNSET,
        act_by=timestamp(message.act_by) if message.act_by else UNSET,
        tournament=message.tournament or UNSET,
        webhook=message.webhook or UNSET,
    )
    head = b"id: %d\n" % message.number if message.number else b""
    return head + b"event: %b\ndata: %b\n\n" % (message.type.encode(), _encode(shown))
