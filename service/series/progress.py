"""Live progress of a simulation or tournament: told when it moves (SSE)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.errors import StoreAway
from service.games.streaming import BEAT, HEARTBEAT_SECONDS, RETRY_MILLIS
from service.store.series import SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.fields import Json
    from service.store import Store
    from service.store.series import Series, SeriesRecord

LOOK_SECONDS = 0.5
"""How often the store is asked: parts take longer than that."""

_encode = msgspec.json.Encoder().encode


class Follow(NamedTuple):
    """A request for a stream about one of a series."""

    series: Series
    id: str
    shown: Callable[[SeriesRecord], Json]
    """How a client is told of it."""
    seconds: float
    """How long it may stay open."""


def follow(store: Store, request: Follow) -> Iterator[bytes]:
    """Tell how far a series is whenever that changes, and at last how it ended.

    Nothing needs to be resumed: a client that comes back is told how far it is now.
    """
    until = time.monotonic() + request.seconds
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    told, silent_since = b"", time.monotonic()
    while not store.hub.is_closed:
        try:
            record = request.series.read(request.id)
        except StoreAway:
            record = None
        except UnknownSeries:
            return
        if record is not None:
            message = b"data: %b\n\n" % _encode(request.shown(record))
            if message != told:
                told, silent_since = message, time.monotonic()
                yield message
            if record.status != SeriesStatus.RUNNING:
                yield b"event: end\ndata: %b\n\n" % _encode({"status": record.status})
                return
        if time.monotonic() - silent_since > HEARTBEAT_SECONDS:
            silent_since = time.monotonic()
            yield BEAT
        if time.monotonic() >= until:
            return
        time.sleep(LOOK_SECONDS)
