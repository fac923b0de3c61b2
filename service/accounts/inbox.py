"""Inboxes: what an account must do, over any number of games.

The commit that changes a game marks it; the process that committed carries the news to
the accounts in it at once. A process that dies in between leaves the mark, by which the
reconciler finds the game. What is carried is how things stand, so carrying twice, or an
older state after a newer one, changes nothing.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from service.errors import StoreAway
from service.games.model import Kind
from service.store.accounts.inbox import GameNews
from service.store.due import for_each
from service.store.scripts.change import member

if TYPE_CHECKING:
    from service.games.model import Game
    from service.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 500
"""How many games the reconciler carries in one round."""

LATE_SECONDS = 1.0
"""After so long the process that committed is taken for dead."""

NO_SEAT = -1


def carry(store: Store, before: Game | None, after: Game) -> None:
    """Carry the news of a game to the accounts that are in it, or were.

    While the store is away the mark stays: the reconciler carries them later.
    """
    names = _accounts(after) | (_accounts(before) if before else set())
    if not names:
        return
    try:
        _carry(store, after, names)
    except StoreAway:
        log.warning("the news of game %s are carried later", after.id)


def carry_overdue(store: Store, seconds: float = LATE_SECONDS) -> int:
    """Carry the news that their own commit did not; return of how many games."""

    def carry_again(game_id: str) -> None:
        game = store.games.read(game_id)
        _carry(store, game, _accounts(game))

    overdue = partial(store.inboxes.uncarried, seconds)
    return for_each(store, overdue, carry_again, limit=AT_ONCE)


def _carry(store: Store, game: Game, names: set[str]) -> None:
    """Carry the news of a game to accounts, then strike its mark."""
    for name in sorted(names):
        if store.inboxes.carry(news_of(game, name)):
            store.webhook_jobs.enqueue(name)
    store.inboxes.settle(game)


def _accounts(game: Game) -> set[str]:
    """Return the accounts that hold seats of a game, or are invited to."""
    return {seat.account for seat in game.record.seats if seat.account}


def news_of(game: Game, name: str) -> GameNews:
    """Return how things stand in a game for an account."""
    seats = game.record.seats
    numbers = [n for n, seat in enumerate(seats) if seat.account == name]
    held = [n for n in numbers if seats[n].kind == Kind.HUMAN]
    is_invited = any(seats[n].kind == Kind.OPEN for n in numbers)
    to_act = game.to_act()
    acting = next((n for n in held if n in to_act), NO_SEAT)
    is_asked = acting != NO_SEAT
    seat = acting if is_asked else (held or numbers or [NO_SEAT])[0]
    return GameNews(
        account=name,
        game=game.id,
        member=member(game),
        moment=game.version + game.revision,
        status=game.status if numbers else "",
        version=str(game.version),
        seat=str(seat),
        is_invited=is_invited,
        is_started=bool(numbers) and not is_invited and game.state is not None,
        turn=f"{game.version}.{acting}" if is_asked else "",
        act_by=str(game.act_by if is_asked else 0),
    )
