"""Requests that get no answer are sent again, where that cannot do anything twice."""

from __future__ import annotations

import random
import time
from typing import NoReturn

import httpx

from seance_sdk.errors import Unreachable, retry_after

FIRST_PAUSE = 0.1
"""In seconds: how long to wait before the second attempt; then twice as long each."""

LONGEST_PAUSE = 5.0
"""In seconds."""

JITTER = 0.25
"""Pauses are longer by up to this share, so that clients do not come back together."""

IDEMPOTENT = {"GET", "HEAD", "PUT", "DELETE"}

LOST = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError)
"""The connection failed: the same request may succeed on the next one."""

NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
"""The service cannot have heard of the request."""


class Retrying(httpx.BaseTransport):
    """Sends requests through another transport, again and again for a while.

    A 429, or a connection that was never made, did nothing: any request is repeated. A
    503, or a connection that was lost, may hide that the request was carried out: only
    what is idempotent or has an Idempotency-Key is repeated.
    """

    def __init__(self, transport: httpx.BaseTransport, patience: float) -> None:
        """Send through ``transport``; give up after ``patience`` seconds."""
        self._transport = transport
        self._patience = patience

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request until there is an answer that repeating will not change."""
        deadline = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        is_repeatable = (
            request.method in IDEMPOTENT or "Idempotency-Key" in request.headers
        )
        while True:
            wait = jittered(pause)
            try:
                response = self._answer(request)
            except LOST as error:
                if not is_repeatable and not isinstance(error, NOT_SENT):
                    _give_up(request, error)
                if time.monotonic() + wait > deadline:
                    _give_up(request, error)
            else:
                busy = response.status_code == 503 and is_repeatable
                if response.status_code != 429 and not busy:
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
