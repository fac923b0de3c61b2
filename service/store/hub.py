"""One subscription per process, which wakes whoever waits for events of a game.

The hub only says "look again": what happened is read from the game's own stream. So
nothing is missed when Redis restarts, as long as everybody looks again once the
subscription stands again; the hub wakes all of them then.
"""

from __future__ import annotations

import logging
import threading
from collections import defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from redis.exceptions import RedisError

from service.errors import StoreAway
from service.store import keys

if TYPE_CHECKING:
    from collections.abc import Iterator

    from service.store.clients import Database

log = logging.getLogger(__name__)

PAUSE_SECONDS = 0.5
"""How long the hub waits before it tries a lost subscription again."""

QUIET_SECONDS = 5.0
"""After so long without a message the hub asks whether the server is still there."""


class Hub:
    """Wakes those who wait for a game to go on."""

    def __init__(self, database: Database) -> None:
        """Know the servers; the subscription begins with the first who waits."""
        self._database = database
        self._lock = threading.Lock()
        self._waiting: defaultdict[str, set[threading.Event]] = defaultdict(set)
        self._thread: threading.Thread | None = None
        self._is_lost = False
        self.is_closed = False

    @contextmanager
    def watch(self, game_id: str) -> Iterator[threading.Event]:
        """Give a signal that is set whenever the game may have gone on."""
        signal = threading.Event()
        with self._lock:
            self._waiting[game_id].add(signal)
            if self._thread is None:
                # Not before now: a thread does not survive the fork of a server.
                self._thread = threading.Thread(
                    target=self._listen, name="hub", daemon=True
                )
                self._thread.start()
        try:
            yield signal
        finally:
            with self._lock:
                self._waiting[game_id].discard(signal)
                if not self._waiting[game_id]:
                    del self._waiting[game_id]

    def close(self) -> None:
        """Send everybody home who waits: the process is about to end."""
        self.is_closed = True
        self._wake_all()

    def _listen(self) -> None:
        pause = threading.Event()
        while not self.is_closed:
            try:
                with self._database.pubsub() as subscription:
                    subscription.subscribe(keys.WAKE)
                    self._follow(subscription)
            except (StoreAway, RedisError) as error:
                # One line for each time that it is lost, not for each attempt.
                if not self._is_lost:
                    reason = error.__cause__ or error
                    log.warning("the subscription is lost: %.200s", reason)
                self._is_lost = True
                pause.wait(PAUSE_SECONDS)

    def _follow(self, subscription: Any) -> None:
        """Pass on messages until the server is gone, or silent for too long."""
        is_asked = False
        while not self.is_closed:
            message = subscription.get_message(timeout=QUIET_SECONDS)
            if message is not None:
                is_asked = False
                self._hear(message)
            elif is_asked:
                raise StoreAway
            else:
                # Its answer is a message, too.
                subscription.ping()
                is_asked = True

    def _hear(self, message: dict[str, object]) -> None:
        if message["type"] == "subscribe":
            self._is_lost = False
            # Nobody was woken for what happened before this moment.
            self._wake_all()
        elif message["type"] == "message":
            data = message["data"]
            assert isinstance(data, bytes)
            self._wake(data.decode().partition(" ")[0])

    def _wake(self, game_id: str) -> None:
        if game_id in self._waiting:
            with self._lock:
                for signal in self._waiting.get(game_id, ()):
                    signal.set()

    def _wake_all(self) -> None:
        with self._lock:
            for signals in self._waiting.values():
                for signal in signals:
                    signal.set()
