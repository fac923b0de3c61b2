"""Live progress of a simulation or tournament: told when it moves (SSE)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from service.errors import StoreAway
from service.store.series import Status, Unknown
from service.streams import BEAT, HEARTBEAT_SECONDS, RETRY_MILLIS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.fields import Json
    from service.store import Store
    from service.store.series import Record, Series

LOOK_SECONDS = 0.5
"""How often the store is asked: parts take longer than that."""

_encode = msgspec.json.Encoder().encode


def follow(
    store: Store, series: Series, series_id: str, shown: Callable[[Record], Json]
) -> Iterator[bytes]:
    """Tell how far a series is whenever that changes, and at last how it ended.

    Nothing needs to be resumed: a client that comes back is told how far it is now.
    """
    yield f"retry: {RETRY_MILLIS}\n\n".encode()
    told, silent_since = b"", time.monotonic()
    while not store.hub.is_closed:
        try:
            record = series.read(series_id)
        except StoreAway:
            record = None
        except Unknown:
            return
        if record is not None:
            message = b"data: %b\n\n" % _encode(shown(record))
            if message != told:
                told, silent_since = message, time.monotonic()
                yield message
            if record.status != Status.RUNNING:
                yield b"event: end\ndata: %b\n\n" % _encode({"status": record.status})
                return
        if time.monotonic() - silent_since > HEARTBEAT_SECONDS:
            silent_since = time.monotonic()
            yield BEAT
        time.sleep(LOOK_SECONDS)
