"""Registering accounts, and what everybody may know about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import UNSET

from service.accounts.account import Account, Scope, is_reserved, new_key
from service.accounts.answers import (
    AccountKeyInfo,
    AccountList,
    AccountProfile,
    CreatedAccount,
    OwnAccount,
)
from service.accounts.errors import NameTaken, UnknownAccount
from service.games.deadlines import now
from service.presentation.games import timestamp
from service.presentation.representation import extend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from service.accounts.account import Key
    from service.store import Store
    from service.tokens import Issuer


class CreateAccount(NamedTuple):
    """A request to register."""

    name: str
    kind: str
    about: str
    scopes: Sequence[str] = (Scope.PLAY,)


def create(store: Store, request: CreateAccount, issuer: Issuer) -> CreatedAccount:
    """Register an account under a name that nobody has or had, and give it a key.

    The same ``issuer`` registers the same account again.
    """
    if is_reserved(request.name):
        raise NameTaken
    at, scopes = now(), tuple(request.scopes)
    key, text = new_key(request.name, issuer, scopes, at)
    account = Account(request.name, request.kind, at, request.about, scopes, (key,))
    if not store.accounts.create(account):
        account = store.accounts.read(request.name)
        if all(each.hash != key.hash for each in account.keys):
            raise NameTaken
    return extend(CreatedAccount, represent_own(account), key=text)


def set_scopes(store: Store, name: str, scopes: Sequence[str]) -> OwnAccount:
    """Change what the keys of an account may do.

    A key that could do all that the account may goes on doing so; one that was made
    for less gets nothing more. What is taken away no key has any longer.
    """
    granted = tuple(scopes)

    def change(account: Account) -> Account:
        if account.is_deleted:
            raise UnknownAccount
        keys = tuple(
            msgspec.structs.replace(key, scopes=_scopes_of(key, account, granted))
            for key in account.keys
        )
        return msgspec.structs.replace(account, scopes=granted, keys=keys)

    return represent_own(store.accounts.update(name, change))


def _scopes_of(key: Key, account: Account, granted: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a key may do once its account has been granted other scopes."""
    if set(account.scopes) <= set(key.scopes):
        return granted
    return tuple(scope for scope in key.scopes if scope in granted)


def find(store: Store, name: str) -> Account:
    """Return an account as it is now, or refuse."""
    account = store.accounts.read(name)
    if account.is_deleted:
        raise UnknownAccount
    return account


def list_accounts(store: Store, *, limit: int, cursor: str = "") -> AccountList:
    """Return a page of accounts, in the order of their names."""
    found = store.accounts.page(cursor, limit + 1)
    page = AccountList(items=[represent(account) for account in found[:limit]])
    if len(found) > limit:
        page.next_cursor = found[limit - 1].name
    return page


def represent(account: Account) -> AccountProfile:
    """Return what everybody may know about an account."""
    return AccountProfile(
        name=account.name,
        kind=account.kind,
        about=account.about or UNSET,
        created_at=timestamp(account.created),
    )


def represent_own(account: Account) -> OwnAccount:
    """Return an account as its holder sees it."""
    return extend(
        OwnAccount,
        represent(account),
        scopes=list(account.scopes),
        keys=[represent_key(key) for key in account.keys],
    )


def represent_key(key: Key) -> AccountKeyInfo:
    """Return a key without what it is."""
    return AccountKeyInfo(
        id=key.id, scopes=list(key.scopes), created_at=timestamp(key.created)
    )
