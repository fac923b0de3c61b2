"""How many requests a client may send in a minute.

Every process counts for itself, which costs a request next to nothing, and every second
tells the others what it has counted. So a client may get a second's worth more than its
allowance, and nobody waits for a count: one in Redis for every request would have to
be written to disk like everything else there.
"""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING, NamedTuple

from service.errors import StoreAway, TooManyRequests

if TYPE_CHECKING:
    from collections.abc import Iterable

    from service.store.usage import Usage

log = logging.getLogger(__name__)

WINDOW_SECONDS = 60

SHARE_SECONDS = 1.0
"""How long a process keeps to itself what it has counted."""


class Allowance(NamedTuple):
    """So many requests a minute for every client of a kind."""

    name: str
    quota: int

    @property
    def policy(self) -> str:
        """The allowance as the field ``RateLimit-Policy`` says it."""
        return f'"{self.name}";q={self.quota};w={WINDOW_SECONDS}'


class Client(NamedTuple):
    """Somebody with an allowance: the holder of a token, or an address."""

    allowance: Allowance
    name: str


class Standing(NamedTuple):
    """What is left of an allowance, and for how long."""

    allowance: Allowance
    remaining: int
    seconds: int
    """Until the next window begins, which has all of it again."""

    @property
    def field(self) -> str:
        """The standing as the field ``RateLimit`` says it."""
        return f'"{self.allowance.name}";r={self.remaining};t={self.seconds}'


class _Count:
    """The requests of a client in the present window."""

    __slots__ = ("elsewhere", "here", "told")

    def __init__(self) -> None:
        self.here = 0
        self.told = 0
        """How many of those that were counted here the others know of."""
        self.elsewhere = 0


class Counter:
    """The requests of all clients in the present window, as far as is known here."""

    def __init__(self, usage: Usage) -> None:
        """Count, and share the counts through ``usage``."""
        self._usage = usage
        self._lock = threading.Lock()
        self._sharing = threading.Lock()
        self._window = 0
        self._counts: dict[Client, _Count] = {}
        self._thread: threading.Thread | None = None

    def admit(self, clients: Iterable[Client]) -> None:
        """Refuse a request if one of its clients has nothing left."""
        for standing in self.standings(clients):
            if not standing.remaining:
                raise TooManyRequests(seconds=standing.seconds)

    def charge(self, clients: Iterable[Client]) -> None:
        """Count a request that was answered."""
        with self._lock:
            self._turn(time.time())
            for client in clients:
                count = self._counts.get(client)
                if count is None:
                    count = self._counts[client] = _Count()
                count.here += 1
            if self._thread is None:
                # Not before now: a thread does not survive the fork of a server.
                self._thread = threading.Thread(
                    target=self._share_for_ever, name="usage", daemon=True
                )
                self._thread.start()

    def standings(self, clients: Iterable[Client]) -> list[Standing]:
        """Return what is left to each client."""
        now = time.time()
        with self._lock:
            self._turn(now)
            counts = [
                (client.allowance, self._counts.get(client)) for client in clients
            ]
        seconds = WINDOW_SECONDS - int(now) % WINDOW_SECONDS
        return [
            Standing(
                allowance,
                max(0, allowance.quota - count.here - count.elsewhere)
                if count
                else allowance.quota,
                seconds,
            )
            for allowance, count in counts
        ]

    def _turn(self, now: float) -> None:
        """Begin anew if a window has begun."""
        window = int(now) // WINDOW_SECONDS
        if window != self._window:
            self._window, self._counts = window, {}

    def _share_for_ever(self) -> None:
        pause, was_away = threading.Event(), False
        while not pause.wait(SHARE_SECONDS):
            try:
                self.share()
            except StoreAway:
                if not was_away:
                    log.warning("every process counts requests for itself for now")
                was_away = True
            else:
                was_away = False

    def share(self) -> None:
        """Tell others what was counted here, and hear what they have counted.

        Who has sent nothing here since the last time cannot have come too often here.
        """
        with self._sharing:
            with self._lock:
                window, counts = self._window, self._counts
                news = {
                    client: count.here - count.told
                    for client, count in counts.items()
                    if count.here > count.told
                }
            if not news:
                return
            totals = self._usage.add(window, 2 * WINDOW_SECONDS, news)
            with self._lock:
                for (client, added), total in zip(news.items(), totals, strict=True):
                    count = counts[client]
                    count.told += added
                    count.elsewhere = total - count.told
