"""The past of games: the commands they took, and replays that were made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service.store import keys
from service.store.games import Taken

if TYPE_CHECKING:
    from service.store.wire import Wire

REPLAY_SECONDS = 60 * 60
"""How long a replay is kept; it can be made again as long as its game is."""

_taken = msgspec.json.Decoder(Taken).decode


class History:
    """What games have been through."""

    def __init__(self, wire: Wire) -> None:
        """Read the past at the end of ``wire``."""
        self._wire = wire

    def commands(self, game_id: str, count: int) -> list[Taken]:
        """Return the first ``count`` commands that a game has taken."""
        if not count:
            return []
        reply = self._wire.call("LRANGE", keys.commands(game_id), 0, count - 1)
        return [_taken(entry) for entry in reply]

    def start(self, game_id: str) -> bytes | None:
        """Return the table on which a fork began, if it was dealt anew."""
        saved: bytes | None = self._wire.call("HGET", keys.game(game_id), "start")
        return saved

    def replay(self, game_id: str) -> bytes | None:
        """Return the replay of a game, if one was made of it lately."""
        made: bytes | None = self._wire.call("GET", keys.history(game_id))
        return made

    def keep_replay(self, game_id: str, replay: bytes) -> None:
        """Keep the replay of a game for a while."""
        self._wire.call("SET", keys.history(game_id), replay, "EX", REPLAY_SECONDS)
