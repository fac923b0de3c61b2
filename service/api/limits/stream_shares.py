"""How many streams and long polls one client keeps open at this process.

Each of them holds a thread for as long as it is open. What a process keeps open in all
is less than its threads (``Slots``), so ordinary requests always find one; a share of
that for each token and each address leaves some to everybody else.
"""

from __future__ import annotations

import threading
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

from flask import current_app

from service.api.hooks.asked import asked
from service.api.limits.places import leave_place
from service.api.limits.rate_limits import clients_of
from service.errors import TooManyOwnStreams

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask import Flask

    from service.accounts.operators import Operators
    from service.games.streaming import Slots
    from service.settings import Settings

EXTENSION = "seance-stream-shares"

RETRY_SECONDS = 5
"""When a client may look again whether one of its streams has ended."""


def init_app(app: Flask, settings: Settings) -> None:
    """Hold the clients of an app to the shares of the settings."""
    limits = {"token": settings.token_streams, "address": settings.address_streams}
    operators: Operators = app.config["OPERATORS"]
    app.extensions[EXTENSION] = StreamShares(limits, operators)


class StreamShares:
    """What each client keeps open now, and how much it may."""

    def __init__(self, limits: dict[str, int], operators: Operators) -> None:
        """Know the limits by kind of client; 0 is none."""
        self.limits = {kind: most for kind, most in limits.items() if most}
        self.operators = operators
        self.open: Counter[tuple[str, str]] = Counter()
        self.lock = threading.Lock()


class Share:
    """The places of one request: those of the process, and the share of its client."""

    def __init__(
        self, slots: Slots, shares: StreamShares, clients: dict[str, str]
    ) -> None:
        """Take from ``slots``; no clients are no further limit."""
        self._slots = slots
        self._shares = shares
        self._clients = [
            (kind, clients[kind]) for kind in shares.limits if clients.get(kind)
        ]

    def take(self) -> None:
        """Take a place, or refuse."""
        shares = self._shares
        with shares.lock:
            for client in self._clients:
                most = shares.limits[client[0]]
                if shares.open[client] >= most:
                    raise TooManyOwnStreams(most=most, seconds=RETRY_SECONDS)
            self._slots.take()
            shares.open.update(self._clients)

    def give_back(self) -> None:
        """Leave a place to others."""
        with self._shares.lock:
            self._slots.give_back()
            for client in self._clients:
                self._shares.open[client] -= 1
                if not self._shares.open[client]:
                    del self._shares.open[client]

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Hold a place for as long as the block runs."""
        self.take()
        try:
            yield
        finally:
            self.give_back()


def share_of_request() -> Share:
    """Return the places for this request; an operator has no share of its own.

    Whoever waits for news leaves the place of a request that is worked on.
    """
    about = asked()
    leave_place(about.environ)
    shares: StreamShares = current_app.extensions[EXTENSION]
    clients = {} if shares.operators.admit(about.token) else clients_of(about)
    return Share(current_app.config["STREAMS"], shares, clients)
