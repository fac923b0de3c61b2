"""The end of games before their time, and of their traces some time after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from service.errors import NotTheOwner
from service.games.model import Status
from service.games.readers import owner_or_seat, refuse_over
from service.presentation import events as telling
from service.store.games import Stale

if TYPE_CHECKING:
    from service.store import Store

SWEPT_AT_ONCE = 200
"""In games: more wait for the next time."""

DAY_SECONDS = 24 * 60 * 60


class Abandon(NamedTuple):
    """A request to give a game up."""

    game_id: str
    token: str
    is_operator: bool


def abandon(store: Store, request: Abandon) -> None:
    """Give a game up for everybody at its table; only its owner may, or an operator.

    Doing so again changes nothing; a game that has finished stays finished.
    """
    while True:
        game = store.games.read(request.game_id)
        if not request.is_operator and not owner_or_seat(game, request.token).is_owner:
            raise NotTheOwner
        if game.status == Status.ABANDONED:
            return
        refuse_over(game)
        after = game._replace(
            status=Status.ABANDONED,
            revision=game.revision + 1,
            events=game.events + 1,
            act_by=0,
        )
        try:
            store.games.change(game, after, [telling.game_abandoned()])
        except Stale:
            # A command came first. Nobody can send so many that this never ends.
            continue
        return


def sweep(store: Store, days: int) -> int:
    """Forget games that have been over for so many days; return how many."""
    over = store.games.over(days * DAY_SECONDS, SWEPT_AT_ONCE)
    for game_id in over:
        store.games.forget(game_id)
    return len(over)
