"""Requests that get no answer are sent again; no POST does anything twice by that."""

from __future__ import annotations

import random
import time
import uuid
from typing import NoReturn

import httpx

from seance_sdk.errors import Unreachable, retry_after

FIRST_PAUSE = 0.1
"""In seconds: how long to wait before the second attempt; then twice as long each."""

LONGEST_PAUSE = 5.0
"""In seconds."""

JITTER = 0.25
"""Pauses are longer by up to this share, so that clients do not come back together."""

KEY = "Idempotency-Key"

ASKS_TO_WAIT = (429, 502, 503, 504)
"""The service says so, or something before it does that cannot reach it."""

LOST = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError)
"""The connection failed: the same request may succeed on the next one."""


class Retrying(httpx.BaseTransport):
    """Sends requests through another transport, again and again for a while.

    An answer that asks to wait, or a connection that was lost, may hide that a request
    was carried out. So every POST gets an Idempotency-Key, unless it has one; all else
    is idempotent.
    """

    def __init__(self, transport: httpx.BaseTransport, patience: float) -> None:
        """Send through ``transport``; give up after ``patience`` seconds."""
        self._transport = transport
        self._patience = patience

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request until there is an answer that repeating will not change."""
        deadline = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        if request.method == "POST" and KEY not in request.headers:
            request.headers[KEY] = uuid.uuid4().hex
        while True:
            wait = jittered(pause)
            try:
                response = self._answer(request)
            except LOST as error:
                if time.monotonic() + wait > deadline:
                    _give_up(request, error)
            else:
                if response.status_code not in ASKS_TO_WAIT:
                    return response
                wait += retry_after(response) or 0
                if time.monotonic() + wait > deadline:
                    return response
            time.sleep(wait)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _answer(self, request: httpx.Request) -> httpx.Response:
        """Return an answer with its body, as the connection may be lost within it."""
        response = self._transport.handle_request(request)
        if not response.headers.get("Content-Type", "").startswith("text/event-stream"):
            response.read()
        return response

    def close(self) -> None:
        """Close all connections."""
        self._transport.close()


def jittered(seconds: float) -> float:
    """Return a pause of about so many seconds."""
    return seconds * random.uniform(1, 1 + JITTER)


def _give_up(request: httpx.Request, error: Exception) -> NoReturn:
    raise Unreachable(f"{request.method} {request.url}: {error!r}") from error
