"""Figures about all games and queues, for whoever watches the service."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from redis.exceptions import RedisError

from service.errors import StoreAway
from service.store import keys
from service.store.indexes import server_time

if TYPE_CHECKING:
    from service.store.turns import Turns
    from service.store.wire import Wire
    from service.store.work import Work

COMMANDS = "commands"
"""What stands among the statuses for the commands that games of a title have taken."""


class Figure(NamedTuple):
    """How many there are of something, of one title."""

    title: str
    what: str
    number: int


class Figures:
    """What all servers together have counted, and what waits."""

    def __init__(self, wire: Wire, turns: Turns, work: Work) -> None:
        """Look at the server at the end of ``wire``, and at the queues."""
        self._wire = wire
        self._turns = turns
        self._work = work

    def counts(self) -> list[Figure]:
        """Return the games by title and status, and the commands by title."""
        parts = self._wire.together(
            *(("HGETALL", keys.counts(shard)) for shard in keys.SHARDS)
        )
        total: Counter[bytes] = Counter()
        for part in parts:
            for name, count in zip(part[::2], part[1::2], strict=True):
                total[name] += int(count)
        found = []
        for name, number in sorted(total.items()):
            title, what = name.decode().split(" ")
            found.append(Figure(title, what, number))
        return found

    def queued(self) -> dict[str, int]:
        """Return how many jobs wait for a worker, by queue."""
        try:
            return {"bots": self._turns.queued(), "simulations": self._work.waiting()}
        except RedisError as error:
            raise StoreAway from error

    def oldest_bot_turn(self) -> float:
        """Return for how many seconds a bot has been due; 0 if none is."""
        found = self._wire.together(
            *(("ZRANGE", keys.due(s), 0, 0, "WITHSCORES") for s in keys.SHARDS)
        )
        since = [float(part[1]) for part in found if part]
        return max(0.0, server_time(self._wire) - min(since)) if since else 0.0
