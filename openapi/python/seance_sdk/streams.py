"""Server-sent events, resumed wherever the connection was lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from seance_sdk.retries import LOST, jittered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import httpx

END = "end"
"""The service has told everything."""

PAUSE = 0.5
"""In seconds: how long to wait before coming back."""


class Message(NamedTuple):
    """What a stream tells at once."""

    event: str
    data: str
    id: str


def follow(client: httpx.Client, request: dict[str, Any]) -> Iterator[Message]:
    """Yield the messages of a stream until its end, over any number of connections.

    Each connection says by Last-Event-ID what was heard last. A service that cannot be
    reached at all is left to the retries of the client.
    """
    headers = dict(request.get("headers", {}))
    while True:
        try:
            with client.stream(**{**request, "headers": headers}) as response:
                if response.status_code == 204:
                    return
                for message in messages(response.iter_bytes()):
                    if message.event == END:
                        return
                    if message.id:
                        headers["Last-Event-ID"] = message.id
                    yield message
        except LOST:
            pass
        time.sleep(jittered(PAUSE))


def messages(chunks: Iterable[bytes]) -> Iterator[Message]:
    """Yield the messages of a stream in the form of ``text/event-stream``.

    Lines end with LF or CR LF, as services write them. Whoever splits text at all that
    Unicode calls a line would split within JSON. A message that is cut off is dropped.
    """
    fields: dict[str, list[str]] = {}
    for line in _lines(chunks):
        if line:
            name, _, value = line.partition(":")
            fields.setdefault(name, []).append(value.removeprefix(" "))
        else:
            if "data" in fields:
                yield Message(
                    event=fields.get("event", ["message"])[-1],
                    data="\n".join(fields["data"]),
                    id=fields.get("id", [""])[-1],
                )
            fields = {}


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            yield line.removesuffix(b"\r").decode()
