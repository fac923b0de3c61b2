"""Figures about all games and queues, for whoever watches the service."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from redis.exceptions import RedisError

from service.errors import StoreAway
from service.store import keys

if TYPE_CHECKING:
    from service.store.clients import Database
    from service.store.turns import Turns
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

    def __init__(self, database: Database, turns: Turns, work: Work) -> None:
        """Look at ``database``, and at the queues."""
        self._database = database
        self._turns = turns
        self._work = work

    def counts(self) -> list[Figure]:
        """Return the games by title and status, and the commands by title."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                pipeline.hgetall(keys.counts(shard))
            parts = pipeline.execute()
        total: Counter[bytes] = Counter()
        for part in parts:
            for name, count in part.items():
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
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                pipeline.zrange(keys.due(shard), 0, 0, withscores=True)
            found = pipeline.execute()
        since = [score for part in found for _, score in part]
        return max(0.0, self._database.time() - min(since)) if since else 0.0
