"""How games end without a winner, and how long they are kept after their end.

A game is given up by its owner, or it expires: when nobody has played for long, an
event announces its end, and unless it goes on it is abandoned. What is over is deleted
later. All of this works on a Redis server that is full, too: it makes room there.

A first event takes more memory than a game that waits for players. So on a server that
is filling up such games have none: their end is announced by ``expires_at`` only, and
they are deleted as soon as they have expired.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from service.errors import NotTheOwner
from service.games.commit import Change, update
from service.games.deadlines import now
from service.games.model import AbandonedFor, Status
from service.games.reading import owner_or_seat, refuse_over
from service.games.table_events import game_abandoned, game_expired, game_expiring
from service.presentation.games import timestamp
from service.store.due import for_each
from service.store.events import happened
from service.store.scripts.change import member

if TYPE_CHECKING:
    from service.games.model import Game
    from service.settings import Settings
    from service.store import Store

AT_ONCE = 200
"""In games: more wait for the next time."""

DAY_SECONDS = 24 * 60 * 60

NOTICE_SHARE = 4
"""The end of a game is announced a quarter of its time before, at most a day."""


class AbandonGame(NamedTuple):
    """A request to give a game up."""

    game_id: str
    token: str
    is_operator: bool


class Lifetimes(NamedTuple):
    """How long games are kept, in seconds; 0 for ever."""

    waiting: float
    """Without a change, while it waits for players."""
    playing: float
    """Without a change, while it is played."""
    abandoned: float
    """After it was abandoned."""
    finished: float
    """After its end."""

    @classmethod
    def of(cls, settings: Settings) -> Lifetimes:
        """Return the lifetimes that the settings say."""
        return cls(
            waiting=settings.waiting_seconds,
            playing=settings.idle_seconds,
            abandoned=settings.keep_abandoned_seconds,
            finished=settings.keep_days * DAY_SECONDS,
        )


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
        after = _abandoned(game, AbandonedFor.GIVEN_UP)
        return Change(after, happened([game_abandoned()], game.version))

    update(store, request.game_id, change)


def abandon_for_tournament(store: Store, game_id: str) -> None:
    """Give a game up whose tournament has ended without it."""

    def change(game: Game) -> Change | None:
        if game.is_over:
            return None
        after = _abandoned(game, AbandonedFor.TOURNAMENT_OVER)
        return Change(after, happened([game_abandoned()], game.version))

    update(store, game_id, change)


def announce_expiry(store: Store, lifetimes: Lifetimes) -> int:
    """Announce the end of games that have been idle for long; return how many."""
    announced = 0
    for status in Status.LIVE:
        seconds: float = getattr(lifetimes, status)
        if seconds:
            notice = min(DAY_SECONDS, seconds / NOTICE_SHARE)
            idle = partial(store.games.idle, status, seconds - notice)
            expires_at = now() + int(notice * 1_000_000)
            is_silent = status == Status.WAITING and store.room.is_filling()
            change = partial(_announce, status, expires_at, is_silent=is_silent)
            announce = partial(update, store, change=change)
            announced += for_each(store, idle, announce, limit=AT_ONCE)
    return announced


def _announce(
    status: str, expires_at: int, game: Game, *, is_silent: bool
) -> Change | None:
    """Return an idle game whose end is announced, unless it has gone on."""
    if game.status != status or game.expires_at:
        return None
    after = game._replace(expires_at=expires_at, revision=game.revision + 1)
    events = [] if is_silent else [game_expiring(timestamp(expires_at))]
    return Change(after, happened(events, game.version))


def expire(store: Store, present: int | None = None) -> int:
    """Abandon the games whose announced end has come; return how many."""
    present = now() if present is None else present
    expired = partial(store.games.expiring, present)
    abandon_each = partial(_expire, store, present)
    return for_each(store, expired, abandon_each, limit=AT_ONCE)


def _expire(store: Store, present: int, game_id: str) -> None:
    """Abandon an expired game, unless it has gone on."""
    is_forgotten = False

    def change(game: Game) -> Change | None:
        nonlocal is_forgotten
        is_forgotten = False
        if game.is_over or not 0 < game.expires_at <= present:
            return None
        is_forgotten = game.status == Status.WAITING and store.room.is_filling()
        after = _abandoned(game, AbandonedFor.EXPIRED)
        events = [] if is_forgotten else [game_expired()]
        return Change(after, happened(events, game.version))

    update(store, game_id, change)
    if is_forgotten:
        _forget(store, game_id)


def _abandoned(game: Game, reason: str) -> Game:
    return game._replace(
        status=Status.ABANDONED, revision=game.revision + 1, reason=reason
    )


def sweep(store: Store, lifetimes: Lifetimes) -> int:
    """Delete games that have been over for long enough; return how many."""
    forgotten = 0
    for find, seconds in (
        (store.games.abandoned, lifetimes.abandoned),
        (store.games.over, lifetimes.finished),
    ):
        if seconds:
            over, forget = partial(find, seconds), partial(_forget, store)
            forgotten += for_each(store, over, forget, limit=AT_ONCE)
    return forgotten


def _forget(store: Store, game_id: str) -> None:
    """Delete a game, also from the lists of the accounts in it."""
    game = store.games.forget(game_id)
    if game is not None:
        for seat in game.record.seats:
            if seat.account:
                store.inboxes.drop(seat.account, member(game))
