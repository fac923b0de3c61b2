"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
import random
import asyncio
import time
import uuid
from typing import NoReturn
import httpx
from seance_sdk.errors import Unreachable, retry_after
from seance_sdk.retries import FIRST_PAUSE
from seance_sdk.retries import LONGEST_PAUSE
from seance_sdk.retries import JITTER
from seance_sdk.retries import KEY
from seance_sdk.retries import ASKS_TO_WAIT
from seance_sdk.retries import LOST

class AsyncRetrying(httpx.AsyncBaseTransport):
    """Sends requests through another transport, again and again for a while."""

    def __init__(self, transport: httpx.AsyncBaseTransport, patience: float) -> None:
        """Send through ``transport``; give up after ``patience`` seconds."""
        self._transport = transport
        self._patience = patience

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request until there is an answer that repeating will not change."""
        deadline = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        if request.method == 'POST' and KEY not in request.headers:
            request.headers[KEY] = uuid.uuid4().hex
        while True:
            wait = jittered(pause)
            try:
                response = await self._answer(request)
            except LOST as error:
                if time.monotonic() + wait > deadline:
                    _give_up(request, error)
            else:
                if response.status_code not in ASKS_TO_WAIT:
                    return response
                wait += retry_after(response) or 0
                if time.monotonic() + wait > deadline:
                    return response
            await asyncio.sleep(wait)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        """Return an answer with its body, as the connection may be lost within it."""
        response = await self._transport.handle_async_request(request)
        if not response.headers.get('Content-Type', '').startswith('text/event-stream'):
            await response.aread()
        return response

    async def aclose(self) -> None:
        """Close all connections."""
        await self._transport.aclose()
from seance_sdk.retries import jittered
from seance_sdk.retries import _give_up
