"""Games that this process has just seen, ready to be used without decoding."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.games.model import Game

CAPACITY = 2048
"""In games; a table takes a few kilobytes."""


class GameCache:
    """The last games seen. What they say may be outdated: only the store knows."""

    def __init__(self) -> None:
        """Begin with none."""
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, game_id: str) -> Game | None:
        """Return a game as it was last seen here, if it was."""
        return self._games.get(game_id)

    def put(self, game: Game) -> None:
        """Keep a game; the one that was kept longest ago makes room."""
        with self._lock:
            self._games[game.id] = game
            self._games.move_to_end(game.id)
            if len(self._games) > CAPACITY:
                self._games.popitem(last=False)
