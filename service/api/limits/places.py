"""How many requests a process works on at a time; the others wait in line.

A process has a thread for every stream, hundreds of them. If as many requests were
worked on at once, each would wait for all others over and over, and the thread that
accepts connections with them: under attack, on a busy machine, the slowest request of
fifty players took 2.0 and 2.7 s, and 1.6 s both times with places
(``tests/deploy/test_attack.py``).

Nobody holds a place while waiting for a client: a body is read before, an answer is
sent after, and whoever waits for news gives the place back.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

    from service.api.hooks.asked import Asked

NUMBER = 16
"""More than the cores need while some of the requests wait for the store."""

PLACES, HAS_PLACE = "seance.places", "seance.has_place"

PROBES = ("/healthz", "/readyz", "/metrics")


class Places:
    """A number of places, and the line of those who wait for one.

    Whoever came first is next. With a semaphore of the standard library a newcomer may
    take the place that was freed for somebody else, who then waits at the end again.
    """

    def __init__(self, number: int) -> None:
        """Begin with all of them free."""
        self._free = number
        self._line: deque[threading.Lock] = deque()
        self._lock = threading.Lock()

    def take(self) -> None:
        """Take a place, or wait in line until one is handed over."""
        with self._lock:
            if self._free:
                self._free -= 1
                return
            turn = threading.Lock()
            turn.acquire()
            self._line.append(turn)
        turn.acquire()

    def leave(self) -> None:
        """Hand the place over to the request that has waited longest."""
        with self._lock:
            if self._line:
                self._line.popleft().release()
            else:
                self._free += 1


class PlacesMiddleware:
    """Lets requests wait in line before Flask has begun with them.

    Those with a body wait once it is read, by ``take_place``. Probes never wait.
    """

    def __init__(self, app: WSGIApplication, places: Places) -> None:
        """Stand in front of an app."""
        self._app = app
        self._places = places

    def __call__(
        self, environ: WSGIEnvironment, start_response: StartResponse
    ) -> Iterable[bytes]:
        """Answer a request, and leave the place that it may have by then."""
        environ[PLACES] = self._places
        if not _may_have_body(environ) and environ["PATH_INFO"] not in PROBES:
            _take(environ)
        try:
            return self._app(environ, start_response)
        finally:
            leave_place(environ)


def take_place(asked: Asked) -> None:
    """Read the body of a request that has one, and wait in line."""
    environ, operation = asked.environ, asked.operation
    if HAS_PLACE in environ or operation.is_unlimited:
        return
    if operation.max_bytes is not None:
        asked.request.max_content_length = operation.max_bytes
    asked.request.get_data()
    _take(environ)


def leave_place(environ: WSGIEnvironment) -> None:
    """Give the place of a request to the next one, if it has one."""
    if environ.pop(HAS_PLACE, False):
        environ[PLACES].leave()


def _take(environ: WSGIEnvironment) -> None:
    environ[PLACES].take()
    environ[HAS_PLACE] = True


def _may_have_body(environ: WSGIEnvironment) -> bool:
    return "HTTP_TRANSFER_ENCODING" in environ or bool(environ.get("CONTENT_LENGTH"))
