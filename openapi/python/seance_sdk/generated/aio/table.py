"""Made by ``python -m openapi.sdk_python``; do not edit."""

from __future__ import annotations
from typing import TYPE_CHECKING
from seance_sdk.generated.aio.game import AsyncGame
if TYPE_CHECKING:
    from seance_sdk.generated.aio.client import AsyncSeance
    from seance_sdk.generated.models.created_game import CreatedGame

class AsyncTable(AsyncGame):
    """A game as its owner sees it, who made it just now, and as each seat does."""

    def __init__(self, seance: AsyncSeance, created: CreatedGame) -> None:
        tokens = created.credentials
        super().__init__(seance, created.id, tokens.owner)
        self.seats: dict[int, AsyncGame] = {it.seat: seance.game(created.id, it.token) for it in tokens.seats}
        'The seats of people, by their numbers from 0.'
