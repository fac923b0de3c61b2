"""Signs of life: whether Redis takes writes, and whether workers run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redis.exceptions import RedisError

from service.errors import StoreAway
from service.store import keys

if TYPE_CHECKING:
    from service.store.clients import Database
    from service.store.turns import Turns

BEAT_SECONDS = 2.0
"""How often a worker process gives a sign of life."""

ALIVE_SECONDS = 10
"""After so long without a sign, a role counts as not running."""

BOTS = "bots"


class Health:
    """What runs and what does not."""

    def __init__(self, database: Database, turns: Turns) -> None:
        """Look at ``database``, and at the queue of turns."""
        self._database = database
        self._turns = turns

    def beat(self, role: str) -> None:
        """Tell that a worker process of this role is alive."""
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
