"""Signs of life and figures about all games, for monitoring."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from redis.exceptions import RedisError

from service.errors import StoreAway, StoreFull
from service.store import keys
from service.store.queues import BOT_GAME_QUEUE, BOT_QUEUE, HINT_QUEUE

if TYPE_CHECKING:
    from service.store.clients import Database, Memory
    from service.store.queues import Turns, Work

BEAT_SECONDS = 2.0
"""How often a worker process gives a sign of life."""

ALIVE_SECONDS = 10
"""After so long without a sign, a role counts as not running."""

LOOK_SECONDS = 1.0
"""How often a process looks how much memory is left."""

FILLING_PART = 2
"""A server counts as filling up from such a part of what counts as full."""

BOTS = "bots"


TURN_QUEUES = (BOT_QUEUE, BOT_GAME_QUEUE, HINT_QUEUE)

DUE = {BOT_QUEUE: keys.due, BOT_GAME_QUEUE: keys.due_alone}
"""Where the games stand whose bots a queue is for."""

SERIES_KINDS = ("simulation", "tournament")


class Health:
    """What runs and what does not."""

    def __init__(self, database: Database, turns: Turns) -> None:
        """Look at ``database``, and at the queue of turns."""
        self._database = database
        self._turns = turns

    def beat(self, role: str) -> None:
        """Note that a worker process of this role is alive."""
        with self._database.client() as redis:
            redis.set(keys.alive(role), 1, ex=ALIVE_SECONDS)

    def missing(self) -> list[str]:
        """Name what the service needs and does not find.

        That is ``redis``, which must take writes, ``queue`` and ``workers``.
        """
        try:
            with self._database.client() as redis:
                pipeline = redis.pipeline(transaction=False)
                pipeline.set(keys.alive("api"), 1, ex=ALIVE_SECONDS)
                pipeline.exists(keys.alive(BOTS))
                _, alive = pipeline.execute()
        except StoreAway:
            return ["redis"]
        missing = [] if alive else ["workers"]
        try:
            self._turns.queued()
        except RedisError:
            missing.insert(0, "queue")
        return missing


class Room:
    """Whether there is room for anything new, beside the games that are played."""

    def __init__(self, database: Database, full_percent: int) -> None:
        """Count ``database`` as full when so much of its ``maxmemory`` is used."""
        self._database = database
        self._full_percent = full_percent
        self._looked = -LOOK_SECONDS
        self._used_percent = 0.0

    def is_scarce(self) -> bool:
        """Whether a server is so full that nothing new should be created.

        What was found is used for a second: a request does not wait for it.
        """
        return self._used() >= self._full_percent

    def is_filling(self) -> bool:
        """Whether so much is used that a game nobody played should leave nothing."""
        return self._used() >= self._full_percent / FILLING_PART

    def _used(self) -> float:
        """Return how much the server uses that is fullest, in percent."""
        present = time.monotonic()
        if present - self._looked > LOOK_SECONDS:
            self._used_percent = 100 * max(
                map(_share, self._database.memory()), default=0
            )
            self._looked = present
        return self._used_percent

    def require(self) -> None:
        """Refuse what is new if there is no room for it."""
        if self.is_scarce():
            raise StoreFull

    def memory(self) -> Memory:
        """Return the memory of the server that is fullest."""
        return max(self._database.memory(), key=_share)


def _share(memory: Memory) -> float:
    """Return which share of its memory a server uses; 0 if it has no limit."""
    return memory.used / memory.limit if memory.limit else 0.0


class Figure(NamedTuple):
    """How many there are of something, of one title."""

    title: str
    what: str
    number: int


class Pending(NamedTuple):
    """The games in which a bot must act."""

    games: int
    oldest: float
    """For how many seconds the one has waited that has waited longest; 0 for none."""


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
            return {
                **{queue: self._turns.queued(queue) for queue in TURN_QUEUES},
                "simulations": self._work.waiting(),
            }
        except RedisError as error:
            raise StoreAway from error

    def pending(self) -> dict[str, Pending]:
        """Return the games in which a bot must act, by the queue of their turns."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for index in DUE.values():
                for shard in keys.SHARDS:
                    pipeline.zcard(index(shard))
                    pipeline.zrange(index(shard), 0, 0, withscores=True)
            rows = iter(pipeline.execute())
        present, found = self._database.time(), {}
        for queue in DUE:
            parts = [(next(rows), next(rows)) for _ in keys.SHARDS]
            since = [score for _, head in parts for _, score in head]
            oldest = max(0.0, present - min(since)) if since else 0.0
            found[queue] = Pending(sum(number for number, _ in parts), oldest)
        return found

    def running(self) -> dict[str, int]:
        """Return how many simulations and tournaments are running, by kind."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for kind in SERIES_KINDS:
                for shard in keys.SHARDS:
                    pipeline.scard(keys.running(shard, kind))
            rows = iter(pipeline.execute())
        return {kind: sum(next(rows) for _ in keys.SHARDS) for kind in SERIES_KINDS}
