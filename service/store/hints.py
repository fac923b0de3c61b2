"""Hints, kept for a few minutes beside the game that they are about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from service.store import keys
from service.tokens import ALPHABET, ID_LENGTH

if TYPE_CHECKING:
    from service.store.clients import Database

HINT_SECONDS = 600

_ID = re.compile(rf"([{ALPHABET}]{{{ID_LENGTH}}})\.(0|[1-9][0-9]{{0,8}})\.([0-9])")


class Hint(msgspec.Struct, frozen=True):
    """What a strong bot would do in a seat at a version of a game."""

    game: str
    version: int
    seat: int
    asked: int
    """When, in microseconds since 1970."""
    done: bool = False
    command: dict[str, Any] | None = None
    """Nothing if the game had gone on before the hint was worked out."""

    @property
    def id(self) -> str:
        """What clients call the hint: one for each seat and version."""
        return f"{self.game}.{self.version}.{self.seat}"

    @property
    def key(self) -> str:
        """Where the hint is kept."""
        return keys.hint(self.game, self.version, self.seat)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Hint).decode


class Hints:
    """The hints that were asked for."""

    def __init__(self, database: Database) -> None:
        """Keep hints in ``database``."""
        self._database = database

    def create(self, hint: Hint) -> Hint:
        """Keep a requested hint; return the one that was there before, if any."""
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            pipeline.set(hint.key, _encode(hint), nx=True, ex=HINT_SECONDS)
            pipeline.get(hint.key)
            _, kept = pipeline.execute()
        return _decode(kept)

    def read(self, hint_id: str) -> Hint | None:
        """Return a hint by its id, if it is still kept."""
        named = _ID.fullmatch(hint_id)
        if named is None:
            return None
        key = keys.hint(named[1], int(named[2]), int(named[3]))
        with self._database.client() as redis:
            kept = redis.get(key)
        return None if kept is None else _decode(kept)

    def answer(self, hint: Hint) -> None:
        """Keep a hint that is done, unless nobody waits for it any more."""
        with self._database.client() as redis:
            redis.set(hint.key, _encode(hint), xx=True, ex=HINT_SECONDS)
