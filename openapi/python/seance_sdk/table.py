"""A new game, with a handle for each token that came with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance_sdk.game import Game

if TYPE_CHECKING:
    from seance_sdk.client import Seance
    from seance_sdk.generated.models.created_game import CreatedGame


class Table(Game):
    """A game as its owner sees it, who made it just now, and as each seat does."""

    def __init__(self, seance: Seance, created: CreatedGame) -> None:
        tokens = created.credentials
        super().__init__(seance, created.id, tokens.owner)
        self.seats: dict[int, Game] = {
            it.seat: seance.game(created.id, it.token) for it in tokens.seats
        }
        """The seats of people, by their numbers from 0."""
