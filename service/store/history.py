"""The past of games: the commands they took, and replays that were made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service.store import keys
from service.store.games import TakenCommand

if TYPE_CHECKING:
    from service.store.clients import Database

REPLAY_SECONDS = 60 * 60
"""How long a replay is kept; it can be made again as long as its game is."""

_command = msgspec.json.Decoder(TakenCommand).decode


class History:
    """What games have been through."""

    def __init__(self, database: Database) -> None:
        """Read the past in ``database``."""
        self._database = database

    def commands(self, game_id: str, count: int, first: int = 0) -> list[TakenCommand]:
        """Return the first ``count`` commands that a game has taken.

        Of these, the first ones may be left out.
        """
        if count <= first:
            return []
        with self._database.client() as redis:
            reply = redis.lrange(keys.commands(game_id), first, count - 1)
        return [_command(entry) for entry in reply]

    def start(self, game_id: str) -> bytes | None:
        """Return the table on which a fork began, if it was dealt again."""
        with self._database.client() as redis:
            saved: bytes | None = redis.hget(keys.game(game_id), "start")
        return saved

    def replay(self, game_id: str) -> bytes | None:
        """Return the replay of a game, if one was made of it lately."""
        with self._database.client() as redis:
            made: bytes | None = redis.get(keys.history(game_id))
        return made

    def keep_replay(self, game_id: str, replay: bytes) -> None:
        """Keep the replay of a game for a while."""
        with self._database.client() as redis:
            redis.set(keys.history(game_id), replay, ex=REPLAY_SECONDS)
