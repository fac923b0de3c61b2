"""Games that are given up, and games that are deleted some time after their end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from service.errors import NotTheOwner
from service.games.commit import Change, update
from service.games.model import Status
from service.games.reading import owner_or_seat, refuse_over
from service.games.table_events import game_abandoned
from service.store.events import happened

if TYPE_CHECKING:
    from service.games.model import Game
    from service.store import Store

SWEPT_AT_ONCE = 200
"""In games: more wait for the next time."""

DAY_SECONDS = 24 * 60 * 60


class AbandonGame(NamedTuple):
    """A request to give a game up."""

    game_id: str
    token: str
    is_operator: bool


def abandon(store: Store, request: AbandonGame) -> None:
    """Give a game up for everybody at its table; only its owner or an operator may.

    Abandoning it again changes nothing; a game that has finished stays finished.
    """

    def change(game: Game) -> Change | None:
        if not request.is_operator and not owner_or_seat(game, request.token).is_owner:
            raise NotTheOwner
        if game.status == Status.ABANDONED:
            return None
        refuse_over(game)
        after = game._replace(status=Status.ABANDONED, revision=game.revision + 1)
        return Change(after, happened([game_abandoned()], game.version))

    update(store, request.game_id, change)


def sweep(store: Store, days: int) -> int:
    """Delete games that have been over for ``days`` days; return how many."""
    over = store.games.over(days * DAY_SECONDS, SWEPT_AT_ONCE)
    for game_id in over:
        store.games.forget(game_id)
    return len(over)
