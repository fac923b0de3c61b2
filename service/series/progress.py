"""Live progress of a simulation or tournament, as a stream (SSE)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.errors import StoreAway
from service.games.streaming import BEAT, HEARTBEAT_SECONDS, RETRY_MILLIS
from service.store.series import SeriesStatus, UnknownSeries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from service.presentation.representation import Representation
    from service.store import Store
    from service.store.series import Series, SeriesRecord

POLL_SECONDS = 0.5
"""How often a stream reads the store: parts take longer than that."""

_encode = msgspec.json.Encoder().encode


class ProgressRequest(NamedTuple):
    """A request for the progress of one simulation or tournament."""

    series: Series
    id: str
    present: Callable[[SeriesRecord], Representation]
    """Returns what clients get of it."""
    seconds: float
    """How long the stream may stay open."""


def stream_progress(store: Store, request: ProgressRequest) -> Iterator[bytes]:
    """Yield a message whenever a series has moved on, and at last how it ended.

    Nothing needs to be resumed: the first message says how far the series is now.
    """
    until = time.monotonic() + request.seconds
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    last, silent_since = b"", time.monotonic()
    while not store.hub.is_closed:
        try:
            record = request.series.read(request.id)
        except StoreAway:
            record = None
        except UnknownSeries:
            return
        if record is not None:
            message = b"data: %b\n\n" % _encode(request.present(record))
            if message != last:
                last, silent_since = message, time.monotonic()
                yield message
            if record.status != SeriesStatus.RUNNING:
                yield b"event: end\ndata: %b\n\n" % _encode({"status": record.status})
                return
        if time.monotonic() - silent_since > HEARTBEAT_SECONDS:
            silent_since = time.monotonic()
            yield BEAT
        if time.monotonic() >= until:
            return
        time.sleep(POLL_SECONDS)
