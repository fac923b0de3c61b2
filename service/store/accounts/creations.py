"""Requests that create something, by their Idempotency-Keys.

A reservation fixes what the new thing is called before it is made: whoever carries out
the same request again makes the same thing. The answer follows once it is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from service.store import keys
from service.store.scripts import REMEMBER
from service.store.scripts.change import RESPONSE_SECONDS

if TYPE_CHECKING:
    from service.store.clients import Database


class FoundCreation(NamedTuple):
    """What is stored under an Idempotency-Key."""

    reservation: bytes | None
    answer: bytes | None


class Creations:
    """The reservations and answers of requests that create something."""

    def __init__(self, database: Database) -> None:
        """Keep them in ``database``, for as long as any stored response."""
        self._database = database

    def find(self, hashed: str) -> FoundCreation:
        """Return what is stored under the hash of a key."""
        names = (keys.creation(hashed), keys.creation_answer(hashed))
        with self._database.client() as redis:
            return FoundCreation(*redis.mget(*names))

    def reserve(self, hashed: str, reservation: bytes) -> bytes:
        """Store a reservation unless there is one; return the one that counts."""
        return self._remember(keys.creation(hashed), reservation)

    def answer(self, hashed: str, answer: bytes) -> bytes:
        """Store an answer unless there is one; return the one that counts."""
        return self._remember(keys.creation_answer(hashed), answer)

    def _remember(self, key: str, value: bytes) -> bytes:
        reply: bytes = self._database.run(REMEMBER, [key], value, RESPONSE_SECONDS)
        return reply
