"""One's own account: its text, its keys, its end."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from service.accounts.account import (
    MOST_KEYS,
    Account,
    Key,
    Scope,
    bearer,
    find_key,
    new_key,
    read_key,
)
from service.accounts.answers import CreatedKey, OwnAccount
from service.accounts.errors import (
    KeyWithoutPlay,
    LastKey,
    ScopeMissing,
    TooManyKeys,
    UnknownAccount,
    UnknownKey,
)
from service.accounts.registration import represent_key, represent_own
from service.errors import ServiceError, StoreAway, TokenUnknown
from service.games.deadlines import now
from service.games.model import Kind, Status
from service.games.people.resigning import ResignSeat, resign
from service.games.seats import HandOver, hand_over
from service.presentation.representation import extend

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from service.store import Store
    from service.tokens import Issuer


log = logging.getLogger(__name__)

MOST_GAMES = 10_000
"""Of one status: in how many games bots take the seats of an account that goes."""


class Holder(NamedTuple):
    """An account, and the key by which a request was sent."""

    account: Account
    key: Key

    def seat_token(self, seat: int | None = None) -> str:
        """Return what opens the seats of the account, or one of them; or refuse."""
        if Scope.PLAY not in self.key.scopes:
            raise KeyWithoutPlay
        return bearer(self.account.name, seat)


def holder_of(store: Store, text: str) -> Holder | None:
    """Return whose key a bearer token is; ``None`` if it is no key of an account.

    Refuses one that has the form of a key and is none, or none any more.
    """
    named = read_key(text)
    return None if named is None else _holder(store, named.account, text)


def _holder(store: Store, name: str, text: str) -> Holder:
    try:
        account = store.accounts.read(name)
    except UnknownAccount:
        raise TokenUnknown from None
    key = find_key(account, text)
    if key is None:
        raise TokenUnknown
    return Holder(account, key)


def update(store: Store, name: str, about: str) -> OwnAccount:
    """Change what an account says about itself."""
    change = _replacing(about=about)
    return represent_own(store.accounts.update(name, change))


def create_key(
    store: Store, holder: Holder, scopes: Sequence[str] | None, issuer: Issuer
) -> CreatedKey:
    """Give an account another key, which may do no more than the one that asks.

    The same ``issuer`` gives the same key again.
    """
    scopes = holder.key.scopes if scopes is None else tuple(scopes)
    if not set(scopes) <= set(holder.key.scopes):
        raise ScopeMissing(scope=next(s for s in scopes if s not in holder.key.scopes))
    key, text = new_key(holder.account.name, issuer, scopes, now())

    def change(account: Account) -> Account:
        if any(each.hash == key.hash for each in account.keys):
            return account
        if len(account.keys) >= MOST_KEYS:
            raise TooManyKeys(most=MOST_KEYS)
        return msgspec.structs.replace(account, keys=(*account.keys, key))

    store.accounts.update(holder.account.name, change)
    return extend(CreatedKey, represent_key(key), key=text)


def delete_key(store: Store, name: str, key_id: str) -> None:
    """Let a key open nothing any more; the last one stays."""

    def change(account: Account) -> Account:
        kept = tuple(key for key in account.keys if key.id != key_id)
        if len(kept) == len(account.keys):
            raise UnknownKey
        if not kept:
            raise LastKey
        return msgspec.structs.replace(account, keys=kept)

    store.accounts.update(name, change)


def delete(store: Store, name: str) -> None:
    """Delete an account: its keys open nothing, its name is never used again.

    Bots play its seats from then on, its games of tournaments are given up, and its
    webhooks get nothing any more. The seats come first: should the store go away
    meanwhile, the key is still good to send the request again.
    """
    for status in Status.LIVE:
        for place in store.inboxes.places(name, status, "", MOST_GAMES):
            _leave(store, name, place.partition(":")[2])
    store.accounts.delete(Account(name, is_deleted=True))


def _leave(store: Store, name: str, game_id: str) -> None:
    """Let bots play the seats that an account holds in a game.

    Seats that it is invited to stay open: their owner may give them to others.
    """
    try:
        record = store.games.read(game_id).record
        for number, seat in enumerate(record.seats):
            if seat.account == name and seat.kind == Kind.HUMAN:
                token = bearer(name, number)
                if record.tournament:
                    resign(store, ResignSeat(game_id, number, token))
                    continue
                hand_over(
                    store,
                    HandOver(
                        *(game_id, number, token),
                        is_operator=False,
                        kind=Kind.BOT,
                        bot={},
                        name="",
                    ),
                )
    except StoreAway:
        raise
    except ServiceError as error:
        log.info("game %s goes on as it is: %r", game_id, error)


def _replacing(**changes: object) -> Callable[[Account], Account]:
    return lambda account: msgspec.structs.replace(account, **changes)
