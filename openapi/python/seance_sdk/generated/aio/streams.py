"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple
from seance_sdk.retries import LOST, jittered
if TYPE_CHECKING:
    from collections.abc import Iterator, AsyncIterator, Awaitable
    import httpx
from seance_sdk.streams import END
from seance_sdk.streams import PAUSE
from seance_sdk.streams import Message
from seance_sdk.streams import BEAT

async def afollow(client: httpx.AsyncClient, request: dict[str, Any], *, beats: bool=False) -> AsyncIterator[Message]:
    """Yield the messages of a stream until its end, over any number of connections."""
    headers = dict(request.get('headers', {}))
    while True:
        try:
            async with client.stream(**{**request, 'headers': headers}) as response:
                if response.status_code == 204:
                    return
                decoder = Decoder(beats=beats)
                async for chunk in response.aiter_bytes():
                    for message in decoder.feed(chunk):
                        if message.event == END:
                            return
                        if message.id:
                            headers['Last-Event-ID'] = message.id
                        yield message
        except LOST:
            pass
        if beats:
            yield BEAT
        await asyncio.sleep(jittered(PAUSE))
from seance_sdk.streams import Decoder
