"""Server-sent events, resumed wherever the connection was lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from seance_sdk.retries import LOST, jittered

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

END = "end"
"""The service has sent everything."""

PAUSE = 0.5
"""In seconds: how long to wait before coming back."""


class Message(NamedTuple):
    """One message of a stream."""

    event: str
    data: str
    id: str


BEAT = Message("", "", "")
"""A sign of life."""


def follow(
    client: httpx.Client, request: dict[str, Any], *, beats: bool = False
) -> Iterator[Message]:
    """Yield the messages of a stream until its end, over any number of connections.

    Each connection says by Last-Event-ID what was heard last. A service that cannot be
    reached at all is left to the retries of the client. With ``beats``, a message
    without data says now and then that nothing is new.
    """
    headers = dict(request.get("headers", {}))
    while True:
        try:
            with client.stream(**{**request, "headers": headers}) as response:
                if response.status_code == 204:
                    return
                decoder = Decoder(beats=beats)
                for chunk in response.iter_bytes():
                    for message in decoder.feed(chunk):
                        if message.event == END:
                            return
                        if message.id:
                            headers["Last-Event-ID"] = message.id
                        yield message
        except LOST:
            pass
        if beats:
            yield BEAT
        time.sleep(jittered(PAUSE))


class Decoder:
    """Makes messages of bytes in the form of ``text/event-stream``, as they come.

    Lines end with LF or CR LF, as services write them. Whoever splits text at all that
    Unicode calls a line would split within JSON. A message that is cut off is dropped,
    as are comments; with ``beats``, each is a message without data, as is one that
    has nothing but an id.
    """

    def __init__(self, *, beats: bool = False) -> None:
        self._beats = beats
        self._rest = b""
        self._fields: dict[str, list[str]] = {}

    def feed(self, chunk: bytes) -> Iterator[Message]:
        """Yield the messages that end in the next bytes."""
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        for raw in lines:
            line = raw.removesuffix(b"\r").decode()
            if line:
                name, _, value = line.partition(":")
                self._fields.setdefault(name, []).append(value.removeprefix(" "))
                continue
            fields, self._fields = self._fields, {}
            if "data" in fields:
                yield Message(
                    event=fields.get("event", ["message"])[-1],
                    data="\n".join(fields["data"]),
                    id=fields.get("id", [""])[-1],
                )
            elif self._beats and ("" in fields or "id" in fields):
                yield Message("", "", fields.get("id", [""])[-1])
